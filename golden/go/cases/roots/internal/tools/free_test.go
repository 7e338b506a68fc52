package tools_test

import (
	"errors"
	"testing"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/internal/tools"
	"example.com/roots-agent/toolspec"
)

func TestFree(t *testing.T) {
	handler := tools.NewFree(tools.FreeDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Free.Bind(handler.Free)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "free" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "free", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
