package services

import (
	"context"
	"encoding/json"

	"example.com/agent-helpdesk-agent/adlrt"
)

// AuditTrail is the service audit.
//
// Writes down who called what.
type AuditTrail interface {
	adlrt.Middleware
	// Add the methods that the tools need.
}

// NewAuditTrail builds the service audit; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewAuditTrail(ctx context.Context, s *Services) (AuditTrail, error) {
	return auditTrail{}, nil
}

type auditTrail struct{}

// Around wraps every tool call; next continues the call.
func (auditTrail) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	return next(ctx, tool, args)
}
