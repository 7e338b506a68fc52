package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-names-agent/internal/config"
)

// SharedX1636 is the service second.
//
// The other.
type SharedX1636 interface {
	// Add the methods that the tools need.
}

// NewSharedX1636 returns the service second.
func NewSharedX1636(ctx context.Context, logger *slog.Logger, cfg *config.Config) (SharedX1636, error) {
	return nil, errors.New("second is not implemented")
}
