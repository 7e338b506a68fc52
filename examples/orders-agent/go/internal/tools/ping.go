package tools

import (
	"context"

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
func (t *Ping) Ping(context.Context, toolspec.PingInput) (toolspec.PingOutput, error) {
	return "pong", nil
}
