package tools_test

import (
	"errors"
	"testing"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/tools"
	"example.com/beside-agent/internal/toolspec"
)

func TestUntyped(t *testing.T) {
	var handler toolspec.UntypedHandler = tools.NewUntyped(toolspec.UntypedDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Untyped.Bind(handler.Untyped)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "untyped" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "untyped", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
