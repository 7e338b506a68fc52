package tools_test

import (
	"errors"
	"testing"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/tools"
	"example.com/outputs-agent/internal/toolspec"
)

func TestNothing(t *testing.T) {
	var handler toolspec.NothingHandler = tools.NewNothing(toolspec.NothingDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Nothing.Bind(handler.Nothing)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "nothing" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "nothing", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
