package services

import (
	"context"
	"errors"

	"example.com/orders-agent/toolspec"
)

// ErrRefused is the error of a payment that the provider does not accept.
var ErrRefused = errors.New("the payment was refused")

// PaymentsClient charges customers.
type PaymentsClient interface {
	Charge(ctx context.Context, payment toolspec.CreateOrderPayment, cents int64) error
}

// NewStripePaymentsClient returns a client that accepts everything but cards
// with the token "declined".
func NewStripePaymentsClient(context.Context, *Services) (PaymentsClient, error) {
	return sandbox{}, nil
}

type sandbox struct{}

func (sandbox) Charge(_ context.Context, payment toolspec.CreateOrderPayment, _ int64) error {
	if card, ok := payment.(toolspec.CreateOrderPaymentCard); ok && card.Token == "declined" {
		return ErrRefused
	}
	return nil
}
