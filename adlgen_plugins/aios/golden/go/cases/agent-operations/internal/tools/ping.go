package tools

import (
	"context"

	"harbour-berths/adlrt"
	"harbour-berths/toolspec"
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
// Books berths in a harbour and tells which ships are in it.
func (t *Ping) Ping(ctx context.Context, in toolspec.PingInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
