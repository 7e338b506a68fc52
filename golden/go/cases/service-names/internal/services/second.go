package services

import (
	"context"
	"errors"
)

// SharedX1636 is the service second.
//
// The other.
type SharedX1636 interface {
	any // replace it with the methods that the tools need
}

// NewSharedX1636 builds the service second; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewSharedX1636(ctx context.Context, s *Services) (SharedX1636, error) {
	return nil, errors.New("second is not implemented")
}
