package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
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
// A number.
func (t *Whole) Whole(ctx context.Context, in toolspec.WholeInput) (toolspec.WholeOutput, error) {
	var out toolspec.WholeOutput
	return out, adlrt.ErrNotImplemented
}
