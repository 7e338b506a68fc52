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
	// Add the methods that the tools need.
}

// NewRateLimits returns the service limits.
func NewRateLimits(ctx context.Context, logger *slog.Logger, cfg *config.Config) (RateLimits, error) {
	return rateLimits{}, nil
}

type rateLimits struct{}

// Around wraps every tool call; next continues the call.
func (rateLimits) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("limits is not implemented")
}
