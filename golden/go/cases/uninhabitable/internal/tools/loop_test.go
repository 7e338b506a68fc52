package tools_test

import (
	"errors"
	"testing"

	"example.com/uninhabitable-agent/adlrt"
	"example.com/uninhabitable-agent/internal/tools"
	"example.com/uninhabitable-agent/toolspec"
)

func TestLoop(t *testing.T) {
	handler := tools.NewLoop(tools.LoopDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Loop.Bind(handler.Loop)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "loop" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "loop", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
