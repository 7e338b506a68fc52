package tools

import (
	"context"

	"example.com/recursion-indirect-agent/internal/adlrt"
	"example.com/recursion-indirect-agent/internal/toolspec"
)

// Run implements the tool run.
type Run struct {
	toolspec.RunDeps
}

// NewRun returns the tool run.
func NewRun(deps toolspec.RunDeps) *Run {
	return &Run{deps}
}

// Run handles calls of run.
//
// An expression.
func (t *Run) Run(ctx context.Context, in toolspec.RunInput) (toolspec.RunOutput, error) {
	var out toolspec.RunOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
