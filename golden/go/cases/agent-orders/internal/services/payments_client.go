package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/orders-agent/internal/config"
)

// PaymentsClient is the service paymentsClient.
//
// Thin wrapper around the payment provider.
type PaymentsClient interface {
	// Add the methods that the tools need.
}

// NewStripePaymentsClient returns the service paymentsClient.
func NewStripePaymentsClient(ctx context.Context, logger *slog.Logger, cfg *config.Config) (PaymentsClient, error) {
	return nil, errors.New("paymentsClient is not implemented")
}
