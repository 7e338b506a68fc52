package tools

import (
	"errors"
	"testing"

	"example.com/three-states-agent/internal/adlrt"
	"example.com/three-states-agent/internal/toolspec"
)

var _ toolspec.PatchHandler = (*Patch)(nil)

func TestPatch(t *testing.T) {
	tool := NewPatch(toolspec.PatchDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Patch.Bind(tool.Patch)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "patch" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "patch", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
