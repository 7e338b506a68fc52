package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// ListCustomers implements the tool list_customers.
type ListCustomers struct {
	toolspec.ListCustomersDeps
}

// NewListCustomers returns the tool list_customers.
func NewListCustomers(deps toolspec.ListCustomersDeps) *ListCustomers {
	return &ListCustomers{deps}
}

// ListCustomers handles calls of list_customers.
//
// List customers.
func (t *ListCustomers) ListCustomers(ctx context.Context, in toolspec.ListCustomersInput) (toolspec.ListCustomersOutput, error) {
	var out toolspec.ListCustomersOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
