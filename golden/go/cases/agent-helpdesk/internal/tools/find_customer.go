package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// FindCustomer implements the tool find_customer.
type FindCustomer struct {
	FindCustomerDeps
}

var _ toolspec.FindCustomerHandler = (*FindCustomer)(nil)

// NewFindCustomer returns the tool find_customer.
func NewFindCustomer(deps FindCustomerDeps) *FindCustomer {
	return &FindCustomer{deps}
}

// FindCustomer handles calls of find_customer.
//
// Find a customer by one of several keys.
func (t *FindCustomer) FindCustomer(ctx context.Context, in toolspec.FindCustomerInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
