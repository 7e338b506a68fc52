package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Nothing implements the tool nothing.
type Nothing struct {
	NothingDeps
}

var _ toolspec.NothingHandler = (*Nothing)(nil)

// NewNothing returns the tool nothing.
func NewNothing(deps NothingDeps) *Nothing {
	return &Nothing{deps}
}

// Nothing handles calls of nothing.
//
// No properties.
func (t *Nothing) Nothing(ctx context.Context, in toolspec.NothingInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
