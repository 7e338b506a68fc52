package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/internal/toolspec"
)

func TestReverseText(t *testing.T) {
	var handler toolspec.ReverseTextHandler = tools.NewReverseText(toolspec.ReverseTextDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReverseText.Bind(handler.ReverseText)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "reverse_text" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "reverse_text", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
