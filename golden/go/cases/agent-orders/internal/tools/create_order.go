package tools

import (
	"context"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
)

// CreateOrder implements the tool create_order.
type CreateOrder struct {
	CreateOrderDeps
}

var _ toolspec.CreateOrderHandler = (*CreateOrder)(nil)

// NewCreateOrder returns the tool create_order.
func NewCreateOrder(deps CreateOrderDeps) *CreateOrder {
	return &CreateOrder{deps}
}

// CreateOrder handles calls of create_order.
//
// Place an order for a customer and charge the given payment method.
func (t *CreateOrder) CreateOrder(ctx context.Context, in toolspec.CreateOrderInput) (toolspec.CreateOrderOutput, error) {
	var out toolspec.CreateOrderOutput
	return out, adlrt.ErrNotImplemented
}
