package tools

import (
	"errors"
	"testing"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

var _ toolspec.AnythingHandler = (*Anything)(nil)

func TestAnything(t *testing.T) {
	tool := NewAnything(toolspec.AnythingDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Anything.Bind(tool.Anything)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "anything" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "anything", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
