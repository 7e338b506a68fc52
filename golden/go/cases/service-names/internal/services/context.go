package services

import (
	"context"
	"errors"
)

// Context is the service context.
//
// A word that emitted code uses.
type Context interface {
	any // replace it with the methods that the tools need
}

// NewContext builds the service context; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewContext(ctx context.Context, s *Services) (Context, error) {
	return nil, errors.New("context is not implemented")
}
