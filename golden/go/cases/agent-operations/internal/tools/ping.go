package tools

import (
	"context"

	"harbour-berths/internal/adlrt"
	"harbour-berths/internal/toolspec"
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
// Books berths in a harbour and tells which ships are in it.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (toolspec.PingOutput, error) {
	var out toolspec.PingOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
