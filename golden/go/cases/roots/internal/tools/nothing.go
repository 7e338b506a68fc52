package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Nothing implements the tool nothing.
type Nothing struct {
	toolspec.NothingDeps
}

// NewNothing returns the tool nothing.
func NewNothing(deps toolspec.NothingDeps) *Nothing {
	return &Nothing{deps}
}

// Nothing handles calls of nothing.
//
// No properties.
func (t *Nothing) Nothing(ctx context.Context, in toolspec.NothingInput) (toolspec.NothingOutput, error) {
	var out toolspec.NothingOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
