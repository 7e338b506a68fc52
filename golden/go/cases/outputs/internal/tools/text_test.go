package tools_test

import (
	"errors"
	"testing"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/tools"
	"example.com/outputs-agent/internal/toolspec"
)

func TestText(t *testing.T) {
	var handler toolspec.TextHandler = tools.NewText(toolspec.TextDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Text.Bind(handler.Text)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "text" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "text", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
