package tools_test

import (
	"errors"
	"testing"

	"example.com/descriptions-hostile-agent/internal/adlrt"
	"example.com/descriptions-hostile-agent/internal/tools"
	"example.com/descriptions-hostile-agent/internal/toolspec"
)

func TestEvil(t *testing.T) {
	var handler toolspec.EvilHandler = tools.NewEvil(toolspec.EvilDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Evil.Bind(handler.Evil)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "evil" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "evil", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
