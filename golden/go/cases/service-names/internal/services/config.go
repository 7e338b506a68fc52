package services

import (
	"context"
	"errors"
)

// ConfigStore is the service config.
//
// Not the configuration.
type ConfigStore interface {
	any // replace it with the methods that the tools need
}

// NewConfigStore builds the service config; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewConfigStore(ctx context.Context, s *Services) (ConfigStore, error) {
	return nil, errors.New("config is not implemented")
}
