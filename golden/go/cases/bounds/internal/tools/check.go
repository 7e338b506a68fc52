package tools

import (
	"context"

	"example.com/bounds-agent/adlrt"
	"example.com/bounds-agent/toolspec"
)

// Check implements the tool check.
type Check struct {
	CheckDeps
}

var _ toolspec.CheckHandler = (*Check)(nil)

// NewCheck returns the tool check.
func NewCheck(deps CheckDeps) *Check {
	return &Check{deps}
}

// Check handles calls of check.
//
// Bounds.
func (t *Check) Check(ctx context.Context, in toolspec.CheckInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
