package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-tagged-agent/internal/adlrt"
	"example.com/unions-tagged-agent/internal/tools"
	"example.com/unions-tagged-agent/internal/toolspec"
)

func TestPay(t *testing.T) {
	var handler toolspec.PayHandler = tools.NewPay(toolspec.PayDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pay.Bind(handler.Pay)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "pay" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "pay", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
