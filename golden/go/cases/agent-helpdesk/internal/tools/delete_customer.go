package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// DeleteCustomer implements the tool delete_customer.
type DeleteCustomer struct {
	toolspec.DeleteCustomerDeps
}

// NewDeleteCustomer returns the tool delete_customer.
func NewDeleteCustomer(deps toolspec.DeleteCustomerDeps) *DeleteCustomer {
	return &DeleteCustomer{deps}
}

// DeleteCustomer handles calls of delete_customer.
//
// Delete a customer for good.
func (t *DeleteCustomer) DeleteCustomer(ctx context.Context, in toolspec.DeleteCustomerInput) (toolspec.DeleteCustomerOutput, error) {
	var out toolspec.DeleteCustomerOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
