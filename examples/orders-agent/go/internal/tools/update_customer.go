package tools

import (
	"context"
	"maps"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/services"
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
func (t *UpdateCustomer) UpdateCustomer(_ context.Context, in toolspec.UpdateCustomerInput) (any, error) {
	known := t.OrderRepoCustomers.Update(in.CustomerID, func(customer *services.Customer) {
		if name, ok := in.NickName.Get(); ok {
			customer.NickName = &name
		} else if in.NickName.IsNull() {
			customer.NickName = nil
		}
		if class, ok := in.Class.Get(); ok {
			customer.Class = class
		} else if in.Class.IsNull() {
			customer.Class = nil
		}
		if in.X2fa != nil {
			customer.TwoFactor = *in.X2fa
		}
		if customer.Labels == nil {
			customer.Labels = map[string]string{}
		}
		maps.Copy(customer.Labels, in.Extra)
	})
	if !known {
		return nil, adlrt.Errorf("There is no customer %s.", in.CustomerID)
	}
	return "Customer " + in.CustomerID + " is up to date.", nil
}
