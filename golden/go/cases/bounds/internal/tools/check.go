package tools

import (
	"context"

	"example.com/bounds-agent/internal/adlrt"
	"example.com/bounds-agent/internal/toolspec"
)

// Check implements the tool check.
type Check struct {
	toolspec.CheckDeps
}

// NewCheck returns the tool check.
func NewCheck(deps toolspec.CheckDeps) *Check {
	return &Check{deps}
}

// Check handles calls of check.
//
// Bounds.
func (t *Check) Check(ctx context.Context, in toolspec.CheckInput) (toolspec.CheckOutput, error) {
	var out toolspec.CheckOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
