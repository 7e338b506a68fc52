package services

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"example.com/service-middleware-agent/internal/adlrt"
	"example.com/service-middleware-agent/internal/config"
)

// RateLimits is the service limits.
//
// Limits calls.
type RateLimits interface {
	adlrt.Middleware
	// Add what the tools need.
}

// NewRateLimits builds the service limits.
func NewRateLimits(ctx context.Context, logger *slog.Logger, cfg *config.Config) (RateLimits, error) {
	return rateLimits{}, nil
}

type rateLimits struct{}

// Around sees every call of a tool; next runs the rest of it.
func (rateLimits) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("limits is not implemented")
}
