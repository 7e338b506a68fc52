package services

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"example.com/orders-agent/internal/adlrt"
	"example.com/orders-agent/internal/config"
)

// AuditMiddleware is the service audit.
//
// Records every tool call.
type AuditMiddleware interface {
	adlrt.Middleware
	// Add the methods that the tools need.
}

// NewAuditMiddleware returns the service audit.
func NewAuditMiddleware(ctx context.Context, logger *slog.Logger, cfg *config.Config) (AuditMiddleware, error) {
	return auditMiddleware{}, nil
}

type auditMiddleware struct{}

// Around wraps every tool call; next continues the call.
func (auditMiddleware) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("audit is not implemented")
}
