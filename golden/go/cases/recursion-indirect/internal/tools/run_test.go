package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-indirect-agent/adlrt"
	"example.com/recursion-indirect-agent/internal/tools"
	"example.com/recursion-indirect-agent/toolspec"
)

func TestRun(t *testing.T) {
	handler := tools.NewRun(tools.RunDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Run.Bind(handler.Run)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "run" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "run", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
