package tools

import (
	"errors"
	"testing"

	"example.com/unions-by-kind-agent/internal/adlrt"
	"example.com/unions-by-kind-agent/internal/toolspec"
)

var _ toolspec.FindHandler = (*Find)(nil)

func TestFind(t *testing.T) {
	tool := NewFind(toolspec.FindDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Find.Bind(tool.Find)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "find" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "find", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
