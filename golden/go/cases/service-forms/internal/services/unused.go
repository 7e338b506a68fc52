package services

import (
	"context"
	"errors"
)

// UnusedService is the service unused.
//
// Nobody injects it.
type UnusedService interface {
	any // replace it with the methods that the tools need
}

// NewUnusedService builds the service unused; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewUnusedService(ctx context.Context, s *Services) (UnusedService, error) {
	return nil, errors.New("unused is not implemented")
}
