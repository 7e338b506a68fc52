package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-forms-agent/internal/config"
)

// UnusedService is the service unused.
//
// Nobody injects it.
type UnusedService interface {
	// Add the methods that the tools need.
}

// NewUnusedService returns the service unused.
func NewUnusedService(ctx context.Context, logger *slog.Logger, cfg *config.Config) (UnusedService, error) {
	return nil, errors.New("unused is not implemented")
}
