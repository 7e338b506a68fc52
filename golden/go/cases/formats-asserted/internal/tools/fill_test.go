package tools_test

import (
	"errors"
	"testing"

	"example.com/formats-asserted-agent/internal/adlrt"
	"example.com/formats-asserted-agent/internal/tools"
	"example.com/formats-asserted-agent/internal/toolspec"
)

func TestFill(t *testing.T) {
	var handler toolspec.FillHandler = tools.NewFill(toolspec.FillDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Fill.Bind(handler.Fill)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "fill" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "fill", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
