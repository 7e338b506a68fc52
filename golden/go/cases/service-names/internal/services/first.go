package services

import (
	"context"
	"errors"
)

// Shared is the service first.
//
// One of two with one interface.
type Shared interface {
	any // replace it with the methods that the tools need
}

// NewShared builds the service first; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewShared(ctx context.Context, s *Services) (Shared, error) {
	return nil, errors.New("first is not implemented")
}
