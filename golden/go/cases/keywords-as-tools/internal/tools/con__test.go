package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/tools"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

func TestCon(t *testing.T) {
	var handler toolspec.ConHandler = tools.NewCon(toolspec.ConDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Con.Bind(handler.Con)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "con" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "con", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
