package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/tools"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

func TestNew(t *testing.T) {
	var handler toolspec.NewHandler = tools.NewNew(toolspec.NewDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.New.Bind(handler.New)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "new" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "new", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
