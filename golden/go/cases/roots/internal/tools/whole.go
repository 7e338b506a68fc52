package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Whole implements the tool whole.
type Whole struct {
	WholeDeps
}

var _ toolspec.WholeHandler = (*Whole)(nil)

// NewWhole returns the tool whole.
func NewWhole(deps WholeDeps) *Whole {
	return &Whole{deps}
}

// Whole handles calls of whole.
//
// An integer.
func (t *Whole) Whole(ctx context.Context, in toolspec.WholeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
