package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// DeleteCustomer implements the tool delete_customer.
type DeleteCustomer struct {
	DeleteCustomerDeps
}

var _ toolspec.DeleteCustomerHandler = (*DeleteCustomer)(nil)

// NewDeleteCustomer returns the tool delete_customer.
func NewDeleteCustomer(deps DeleteCustomerDeps) *DeleteCustomer {
	return &DeleteCustomer{deps}
}

// DeleteCustomer handles calls of delete_customer.
//
// Delete a customer for good.
func (t *DeleteCustomer) DeleteCustomer(ctx context.Context, in toolspec.DeleteCustomerInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
