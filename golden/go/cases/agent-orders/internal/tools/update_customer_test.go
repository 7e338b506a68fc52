package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestUpdateCustomer(t *testing.T) {
	handler := tools.NewUpdateCustomer(tools.UpdateCustomerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateCustomer.Bind(handler.UpdateCustomer)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "update_customer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "update_customer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
