package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Ping implements the tool ping.
type Ping struct {
	toolspec.PingDeps
}

// NewPing returns the tool ping.
func NewPing(deps toolspec.PingDeps) *Ping {
	return &Ping{deps}
}

// Ping handles calls of ping.
//
// Say that the agent is alive.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (toolspec.PingOutput, error) {
	var out toolspec.PingOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
