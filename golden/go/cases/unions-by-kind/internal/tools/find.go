package tools

import (
	"context"

	"example.com/unions-by-kind-agent/adlrt"
	"example.com/unions-by-kind-agent/toolspec"
)

// Find implements the tool find.
type Find struct {
	FindDeps
}

var _ toolspec.FindHandler = (*Find)(nil)

// NewFind returns the tool find.
func NewFind(deps FindDeps) *Find {
	return &Find{deps}
}

// Find handles calls of find.
//
// Unions by kind.
func (t *Find) Find(ctx context.Context, in toolspec.FindInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
