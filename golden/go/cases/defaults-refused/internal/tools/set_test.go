package tools_test

import (
	"errors"
	"testing"

	"example.com/defaults-refused-agent/internal/adlrt"
	"example.com/defaults-refused-agent/internal/tools"
	"example.com/defaults-refused-agent/internal/toolspec"
)

func TestSet(t *testing.T) {
	var handler toolspec.SetHandler = tools.NewSet(toolspec.SetDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Set.Bind(handler.Set)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "set" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "set", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
