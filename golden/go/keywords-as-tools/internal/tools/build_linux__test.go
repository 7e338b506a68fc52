package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

var _ toolspec.BuildLinuxHandler = (*BuildLinux)(nil)

func TestBuildLinux(t *testing.T) {
	tool := NewBuildLinux(toolspec.BuildLinuxDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.BuildLinux.Bind(tool.BuildLinux)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "build_linux" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "build_linux", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
