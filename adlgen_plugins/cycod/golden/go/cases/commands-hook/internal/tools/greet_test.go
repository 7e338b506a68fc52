package tools_test

import (
	"errors"
	"testing"

	"greet/adlrt"
	"greet/internal/tools"
	"greet/toolspec"
)

func TestGreet(t *testing.T) {
	handler := tools.NewGreet(tools.GreetDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Greet.Bind(handler.Greet)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "greet" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "greet", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
