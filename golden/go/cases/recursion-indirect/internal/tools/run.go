package tools

import (
	"context"

	"example.com/recursion-indirect-agent/adlrt"
	"example.com/recursion-indirect-agent/toolspec"
)

// Run implements the tool run.
type Run struct {
	RunDeps
}

var _ toolspec.RunHandler = (*Run)(nil)

// NewRun returns the tool run.
func NewRun(deps RunDeps) *Run {
	return &Run{deps}
}

// Run handles calls of run.
//
// An expression.
func (t *Run) Run(ctx context.Context, in toolspec.RunInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
