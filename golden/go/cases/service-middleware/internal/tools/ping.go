package tools

import (
	"context"

	"example.com/service-middleware-agent/adlrt"
	"example.com/service-middleware-agent/toolspec"
)

// Ping implements the tool ping.
type Ping struct {
	PingDeps
}

var _ toolspec.PingHandler = (*Ping)(nil)

// NewPing returns the tool ping.
func NewPing(deps PingDeps) *Ping {
	return &Ping{deps}
}

// Ping handles calls of ping.
//
// Nothing injected.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
