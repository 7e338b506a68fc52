package tools

import (
	"context"

	"example.com/presence-and-defaults-agent/adlrt"
	"example.com/presence-and-defaults-agent/toolspec"
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
// Presence times default.
func (t *Set) Set(ctx context.Context, in toolspec.SetInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
