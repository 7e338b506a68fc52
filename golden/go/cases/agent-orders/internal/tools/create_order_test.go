package tools_test

import (
	"errors"
	"log/slog"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestCreateOrder(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewCreateOrder(tools.CreateOrderDeps{Logger: slog.New(slog.DiscardHandler)})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateOrder.Bind(handler.CreateOrder)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "create_order" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "create_order", []byte(`{"customer":{"id":"00000000-0000-4000-8000-000000000000"},"items":[{"skuId":"AAA-0000"}],"payment":{"method":"card","token":"text"},"note":"text"}`))
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "create_order", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
