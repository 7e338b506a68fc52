package tools_test

import (
	"errors"
	"testing"

	"example.com/service-forms-agent/internal/adlrt"
	"example.com/service-forms-agent/internal/tools"
	"example.com/service-forms-agent/internal/toolspec"
)

func TestParts(t *testing.T) {
	var handler toolspec.PartsHandler = tools.NewParts(toolspec.PartsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Parts.Bind(handler.Parts)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "parts" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "parts", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
