package services

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"

	"example.com/service-middleware-agent/internal/adlrt"
	"example.com/service-middleware-agent/internal/config"
)

// AuditMiddleware is the service audit.
//
// Records calls.
type AuditMiddleware interface {
	adlrt.Middleware
	// Add what the tools need.
}

// NewAuditMiddleware builds the service audit.
func NewAuditMiddleware(ctx context.Context, logger *slog.Logger, cfg *config.Config) (AuditMiddleware, error) {
	return auditMiddleware{}, nil
}

type auditMiddleware struct{}

// Around sees every call of a tool; next runs the rest of it.
func (auditMiddleware) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return nil, errors.New("audit is not implemented")
}
