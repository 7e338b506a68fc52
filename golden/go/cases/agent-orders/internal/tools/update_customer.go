package tools

import (
	"context"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
)

// UpdateCustomer implements the tool update_customer.
type UpdateCustomer struct {
	UpdateCustomerDeps
}

var _ toolspec.UpdateCustomerHandler = (*UpdateCustomer)(nil)

// NewUpdateCustomer returns the tool update_customer.
func NewUpdateCustomer(deps UpdateCustomerDeps) *UpdateCustomer {
	return &UpdateCustomer{deps}
}

// UpdateCustomer handles calls of update_customer.
//
// Change some fields of a customer. Absent leaves a field alone; null clears
// it.
func (t *UpdateCustomer) UpdateCustomer(ctx context.Context, in toolspec.UpdateCustomerInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
