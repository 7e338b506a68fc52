package services

import (
	"context"
	"encoding/json"

	"example.com/orders-agent/adlrt"
)

// AuditMiddleware is the service audit.
//
// Records every tool call.
type AuditMiddleware interface {
	adlrt.Middleware
	// Add the methods that the tools need.
}

// NewAuditMiddleware builds the service audit; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewAuditMiddleware(ctx context.Context, s *Services) (AuditMiddleware, error) {
	return auditMiddleware{}, nil
}

type auditMiddleware struct{}

// Around wraps every tool call; next continues the call.
func (auditMiddleware) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return next(ctx, tool, args)
}
