package tools

import (
	"context"

	"example.com/defaults-refused-agent/adlrt"
	"example.com/defaults-refused-agent/toolspec"
)

// Set implements the tool set.
type Set struct {
	SetDeps
}

var _ toolspec.SetHandler = (*Set)(nil)

// NewSet returns the tool set.
func NewSet(deps SetDeps) *Set {
	return &Set{deps}
}

// Set handles calls of set.
//
// Contradictory defaults.
func (t *Set) Set(ctx context.Context, in toolspec.SetInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
