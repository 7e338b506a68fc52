package tools

import (
	"errors"
	"testing"

	"example.com/uninhabitable-agent/internal/adlrt"
	"example.com/uninhabitable-agent/internal/toolspec"
)

var _ toolspec.LoopHandler = (*Loop)(nil)

func TestLoop(t *testing.T) {
	tool := NewLoop(toolspec.LoopDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Loop.Bind(tool.Loop)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "loop" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "loop", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
