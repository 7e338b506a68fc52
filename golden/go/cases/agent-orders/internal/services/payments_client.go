package services

import "context"

// PaymentsClient is the service paymentsClient.
//
// Thin wrapper around the payment provider.
type PaymentsClient interface {
	any // replace it with the methods that the tools need
}

// NewStripePaymentsClient builds the service paymentsClient; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewStripePaymentsClient(ctx context.Context, s *Services) (PaymentsClient, error) {
	return paymentsClient{}, nil
}

type paymentsClient struct{}
