package tools

import (
	"errors"
	"testing"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

var _ toolspec.NothingHandler = (*Nothing)(nil)

func TestNothing(t *testing.T) {
	tool := NewNothing(toolspec.NothingDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Nothing.Bind(tool.Nothing)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "nothing" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "nothing", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
