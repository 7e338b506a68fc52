package services

import (
	"context"
	"encoding/json"
	"log/slog"

	"example.com/orders-agent/adlrt"
)

// AuditMiddleware records every tool call.
type AuditMiddleware interface {
	adlrt.Middleware
}

// NewAuditMiddleware returns middleware that writes to the log of the agent.
func NewAuditMiddleware(_ context.Context, s *Services) (AuditMiddleware, error) {
	return audit{s.Logger}, nil
}

type audit struct{ logger *slog.Logger }

// Around records a call, also one that fails.
func (a audit) Around(ctx context.Context, tool *adlrt.Definition, args map[string]any, next adlrt.Next) (json.RawMessage, error) {
	result, err := next(ctx, tool, args)
	a.logger.InfoContext(ctx, "called", "tool", tool.Name, "failed", err != nil)
	return result, err
}
