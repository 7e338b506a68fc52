package tools

import (
	"context"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
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
// Check that the agent is alive.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (toolspec.PingOutput, error) {
	var out toolspec.PingOutput
	return out, adlrt.ErrNotImplemented
}
