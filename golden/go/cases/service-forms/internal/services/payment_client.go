package services

import (
	"context"
	"errors"
)

// PaymentClient is the service paymentClient.
//
// Payments.
type PaymentClient interface {
	Refunds() PaymentClientRefunds
	// Add the methods that the tools need.
}

// PaymentClientRefunds is the part paymentClient.refunds.
type PaymentClientRefunds interface {
	any // replace it with the methods that the tools need
}

// NewPaymentClient builds the service paymentClient; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewPaymentClient(ctx context.Context, s *Services) (PaymentClient, error) {
	return nil, errors.New("paymentClient is not implemented")
}
