package tools

import (
	"errors"
	"testing"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

var _ toolspec.UnknownHandler = (*Unknown)(nil)

func TestUnknown(t *testing.T) {
	tool := NewUnknown(toolspec.UnknownDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Unknown.Bind(tool.Unknown)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "unknown" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "unknown", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
