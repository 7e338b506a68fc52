package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-by-kind-agent/internal/adlrt"
	"example.com/unions-by-kind-agent/internal/tools"
	"example.com/unions-by-kind-agent/internal/toolspec"
)

func TestFind(t *testing.T) {
	var handler toolspec.FindHandler = tools.NewFind(toolspec.FindDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Find.Bind(handler.Find)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "find" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "find", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
