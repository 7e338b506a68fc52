package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/internal/toolspec"
)

func TestConstructor(t *testing.T) {
	var handler toolspec.ConstructorHandler = tools.NewConstructor(toolspec.ConstructorDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Constructor.Bind(handler.Constructor)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "constructor" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "constructor", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
