package tools

import (
	"errors"
	"testing"

	"example.com/orders-agent/internal/adlrt"
	"example.com/orders-agent/internal/toolspec"
)

var _ toolspec.UpdateCustomerHandler = (*UpdateCustomer)(nil)

func TestUpdateCustomer(t *testing.T) {
	tool := NewUpdateCustomer(toolspec.UpdateCustomerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateCustomer.Bind(tool.UpdateCustomer)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "update_customer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "update_customer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
