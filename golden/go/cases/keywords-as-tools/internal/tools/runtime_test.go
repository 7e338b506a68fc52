package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/tools"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

func TestRuntime(t *testing.T) {
	var handler toolspec.RuntimeHandler = tools.NewRuntime(toolspec.RuntimeDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Runtime.Bind(handler.Runtime)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "runtime" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "runtime", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
