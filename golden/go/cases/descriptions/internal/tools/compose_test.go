package tools_test

import (
	"errors"
	"testing"

	"example.com/descriptions-agent/internal/adlrt"
	"example.com/descriptions-agent/internal/tools"
	"example.com/descriptions-agent/internal/toolspec"
)

func TestCompose(t *testing.T) {
	var handler toolspec.ComposeHandler = tools.NewCompose(toolspec.ComposeDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Compose.Bind(handler.Compose)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "compose" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "compose", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
