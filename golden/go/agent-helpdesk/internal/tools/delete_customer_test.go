package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.DeleteCustomerHandler = (*DeleteCustomer)(nil)

func TestDeleteCustomer(t *testing.T) {
	tool := NewDeleteCustomer(toolspec.DeleteCustomerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.DeleteCustomer.Bind(tool.DeleteCustomer)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "delete_customer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "delete_customer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
