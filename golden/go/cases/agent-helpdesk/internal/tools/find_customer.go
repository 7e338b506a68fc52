package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// FindCustomer implements the tool find_customer.
type FindCustomer struct {
	toolspec.FindCustomerDeps
}

// NewFindCustomer returns the tool find_customer.
func NewFindCustomer(deps toolspec.FindCustomerDeps) *FindCustomer {
	return &FindCustomer{deps}
}

// FindCustomer handles calls of find_customer.
//
// Find a customer by one of several keys.
func (t *FindCustomer) FindCustomer(ctx context.Context, in toolspec.FindCustomerInput) (toolspec.FindCustomerOutput, error) {
	var out toolspec.FindCustomerOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
