package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.ListCustomersHandler = (*ListCustomers)(nil)

func TestListCustomers(t *testing.T) {
	tool := NewListCustomers(toolspec.ListCustomersDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ListCustomers.Bind(tool.ListCustomers)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "list_customers" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "list_customers", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
