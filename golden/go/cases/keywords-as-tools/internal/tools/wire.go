package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Wire implements the tool wire.
type Wire struct {
	WireDeps
}

var _ toolspec.WireHandler = (*Wire)(nil)

// NewWire returns the tool wire.
func NewWire(deps WireDeps) *Wire {
	return &Wire{deps}
}

// Wire handles calls of wire.
//
// The name of the emitted wiring.
func (t *Wire) Wire(ctx context.Context, in toolspec.WireInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
