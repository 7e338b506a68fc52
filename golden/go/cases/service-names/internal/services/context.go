package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-names-agent/internal/config"
)

// Context is the service context.
//
// A word that emitted code uses.
type Context interface {
	// Add the methods that the tools need.
}

// NewContext returns the service context.
func NewContext(ctx context.Context, logger *slog.Logger, cfg *config.Config) (Context, error) {
	return nil, errors.New("context is not implemented")
}
