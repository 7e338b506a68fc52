package tools_test

import (
	"errors"
	"testing"

	"example.com/builtins-agent/internal/adlrt"
	"example.com/builtins-agent/internal/tools"
	"example.com/builtins-agent/internal/toolspec"
)

func TestOwn(t *testing.T) {
	var handler toolspec.OwnHandler = tools.NewOwn(toolspec.OwnDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Own.Bind(handler.Own)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "own" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "own", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
