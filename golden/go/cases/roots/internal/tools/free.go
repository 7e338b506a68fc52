package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Free implements the tool free.
type Free struct {
	FreeDeps
}

var _ toolspec.FreeHandler = (*Free)(nil)

// NewFree returns the tool free.
func NewFree(deps FreeDeps) *Free {
	return &Free{deps}
}

// Free handles calls of free.
//
// Anything at all.
func (t *Free) Free(ctx context.Context, in toolspec.FreeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
