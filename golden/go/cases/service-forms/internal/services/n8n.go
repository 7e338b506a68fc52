package services

import (
	"context"
	"errors"
)

// N8nService is the service n8n.
//
// A name with a digit.
type N8nService interface {
	any // replace it with the methods that the tools need
}

// NewN8nService builds the service n8n; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewN8nService(ctx context.Context, s *Services) (N8nService, error) {
	return nil, errors.New("n8n is not implemented")
}
