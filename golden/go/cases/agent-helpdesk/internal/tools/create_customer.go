package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// CreateCustomer implements the tool create_customer.
type CreateCustomer struct {
	CreateCustomerDeps
}

var _ toolspec.CreateCustomerHandler = (*CreateCustomer)(nil)

// NewCreateCustomer returns the tool create_customer.
func NewCreateCustomer(deps CreateCustomerDeps) *CreateCustomer {
	return &CreateCustomer{deps}
}

// CreateCustomer handles calls of create_customer.
//
// Create a customer.
func (t *CreateCustomer) CreateCustomer(ctx context.Context, in toolspec.CreateCustomerInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
