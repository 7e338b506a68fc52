package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.CreateCustomerHandler = (*CreateCustomer)(nil)

func TestCreateCustomer(t *testing.T) {
	tool := NewCreateCustomer(toolspec.CreateCustomerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateCustomer.Bind(tool.CreateCustomer)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "create_customer" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "create_customer", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
