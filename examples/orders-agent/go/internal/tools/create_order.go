package tools

import (
	"context"
	"errors"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/services"
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
func (t *CreateOrder) CreateOrder(ctx context.Context, in toolspec.CreateOrderInput) (out toolspec.CreateOrderOutput, err error) {
	if out.Total, err = t.total(in.Items); err != nil {
		return out, err
	}
	charged := t.PaymentsClient.Charge(ctx, in.Payment, out.Total)
	if charged != nil && !errors.Is(charged, services.ErrRefused) {
		return out, charged
	}
	out.OrderID = t.OrderRepo.Save(in)
	out.Status = toolspec.CreateOrderOutputStatusAccepted
	if charged != nil {
		reason := "The payment was refused."
		out.Status, out.Reason = toolspec.CreateOrderOutputStatusRejected, &reason
	}
	t.Logger.InfoContext(ctx, "ordered", "id", out.OrderID, "status", out.Status, "priority", in.Priority)
	return out, nil
}

func (t *CreateOrder) total(items []toolspec.CreateOrderItem) (cents int64, err error) {
	prices := map[string]int64{}
	for _, product := range t.OrderRepo.Products() {
		prices[product.SKU] = product.Price
	}
	for _, item := range items {
		price, ok := prices[item.SKUID]
		if !ok {
			return 0, adlrt.Errorf("There is no product %s in the catalogue.", item.SKUID)
		}
		cents += price * item.Quantity
	}
	return cents, nil
}
