package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/internal/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/internal/toolspec"
)

func TestCreateOrder(t *testing.T) {
	var handler toolspec.CreateOrderHandler = tools.NewCreateOrder(toolspec.CreateOrderDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateOrder.Bind(handler.CreateOrder)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "create_order" {
			t.Errorf("got %v", definitions)
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
