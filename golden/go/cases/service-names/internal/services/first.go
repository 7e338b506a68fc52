package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-names-agent/internal/config"
)

// Shared is the service first.
//
// One of two with one interface.
type Shared interface {
	// Add the methods that the tools need.
}

// NewShared returns the service first.
func NewShared(ctx context.Context, logger *slog.Logger, cfg *config.Config) (Shared, error) {
	return nil, errors.New("first is not implemented")
}
