package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// ListCustomers implements the tool list_customers.
type ListCustomers struct {
	ListCustomersDeps
}

var _ toolspec.ListCustomersHandler = (*ListCustomers)(nil)

// NewListCustomers returns the tool list_customers.
func NewListCustomers(deps ListCustomersDeps) *ListCustomers {
	return &ListCustomers{deps}
}

// ListCustomers handles calls of list_customers.
//
// List customers.
func (t *ListCustomers) ListCustomers(ctx context.Context, in toolspec.ListCustomersInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
