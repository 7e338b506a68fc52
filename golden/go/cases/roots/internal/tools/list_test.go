package tools_test

import (
	"errors"
	"testing"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/tools"
	"example.com/roots-agent/internal/toolspec"
)

func TestList(t *testing.T) {
	var handler toolspec.ListHandler = tools.NewList(toolspec.ListDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.List.Bind(handler.List)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "list" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "list", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
