package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-forms-agent/internal/config"
)

// N8nService is the service n8n.
//
// A name with a digit.
type N8nService interface {
	// Add the methods that the tools need.
}

// NewN8nService returns the service n8n.
func NewN8nService(ctx context.Context, logger *slog.Logger, cfg *config.Config) (N8nService, error) {
	return nil, errors.New("n8n is not implemented")
}
