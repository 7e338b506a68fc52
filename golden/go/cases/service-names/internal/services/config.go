package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-names-agent/internal/config"
)

// ConfigStore is the service config.
//
// Not the configuration.
type ConfigStore interface {
	// Add the methods that the tools need.
}

// NewConfigStore returns the service config.
func NewConfigStore(ctx context.Context, logger *slog.Logger, cfg *config.Config) (ConfigStore, error) {
	return nil, errors.New("config is not implemented")
}
