package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-forms-agent/internal/config"
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
	// Add the methods that the tools need.
}

// NewPaymentClient returns the service paymentClient.
func NewPaymentClient(ctx context.Context, logger *slog.Logger, cfg *config.Config) (PaymentClient, error) {
	return nil, errors.New("paymentClient is not implemented")
}
