package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Wire implements the tool wire.
type Wire struct {
	toolspec.WireDeps
}

// NewWire returns the tool wire.
func NewWire(deps toolspec.WireDeps) *Wire {
	return &Wire{deps}
}

// Wire handles calls of wire.
//
// The name of the emitted wiring.
func (t *Wire) Wire(ctx context.Context, in toolspec.WireInput) (toolspec.WireOutput, error) {
	var out toolspec.WireOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
