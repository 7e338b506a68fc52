package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/tools"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

func TestClass(t *testing.T) {
	var handler toolspec.ClassHandler = tools.NewClass(toolspec.ClassDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Class.Bind(handler.Class)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "class" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "class", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
