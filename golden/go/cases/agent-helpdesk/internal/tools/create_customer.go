package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// CreateCustomer implements the tool create_customer.
type CreateCustomer struct {
	toolspec.CreateCustomerDeps
}

// NewCreateCustomer returns the tool create_customer.
func NewCreateCustomer(deps toolspec.CreateCustomerDeps) *CreateCustomer {
	return &CreateCustomer{deps}
}

// CreateCustomer handles calls of create_customer.
//
// Create a customer.
func (t *CreateCustomer) CreateCustomer(ctx context.Context, in toolspec.CreateCustomerInput) (toolspec.CreateCustomerOutput, error) {
	var out toolspec.CreateCustomerOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
