package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
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
// Say that the agent is alive.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
