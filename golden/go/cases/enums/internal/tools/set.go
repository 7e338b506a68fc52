package tools

import (
	"context"

	"example.com/enums-agent/adlrt"
	"example.com/enums-agent/toolspec"
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
// Enumerations.
func (t *Set) Set(ctx context.Context, in toolspec.SetInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
