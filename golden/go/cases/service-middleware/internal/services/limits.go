package services

import (
	"context"
	"encoding/json"
	"errors"

	"example.com/service-middleware-agent/adlrt"
)

// RateLimits is the service limits.
//
// Limits calls.
type RateLimits interface {
	adlrt.Middleware
	// Add the methods that the tools need.
}

// NewRateLimits builds the service limits; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewRateLimits(ctx context.Context, s *Services) (RateLimits, error) {
	return rateLimits{}, nil
}

type rateLimits struct{}

// Around wraps every tool call; next continues the call.
func (rateLimits) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("limits is not implemented")
}
