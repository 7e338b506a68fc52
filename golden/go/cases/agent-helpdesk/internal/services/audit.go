package services

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/config"
)

// AuditTrail is the service audit.
//
// Writes down who called what.
type AuditTrail interface {
	adlrt.Middleware
	// Add the methods that the tools need.
}

// NewAuditTrail returns the service audit.
func NewAuditTrail(ctx context.Context, logger *slog.Logger, cfg *config.Config) (AuditTrail, error) {
	return auditTrail{}, nil
}

type auditTrail struct{}

// Around wraps every tool call; next continues the call.
func (auditTrail) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("audit is not implemented")
}
