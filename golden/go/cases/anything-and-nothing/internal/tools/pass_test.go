package tools_test

import (
	"errors"
	"testing"

	"example.com/anything-and-nothing-agent/internal/adlrt"
	"example.com/anything-and-nothing-agent/internal/tools"
	"example.com/anything-and-nothing-agent/internal/toolspec"
)

func TestPass(t *testing.T) {
	var handler toolspec.PassHandler = tools.NewPass(toolspec.PassDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pass.Bind(handler.Pass)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "pass" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "pass", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
