package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-names-agent/internal/config"
)

// AuditLog is the service logger.
//
// Not the logger of the agent.
type AuditLog interface {
	// Add the methods that the tools need.
}

// NewAuditLog returns the service logger.
func NewAuditLog(ctx context.Context, logger *slog.Logger, cfg *config.Config) (AuditLog, error) {
	return nil, errors.New("logger is not implemented")
}
