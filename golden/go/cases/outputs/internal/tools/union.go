package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
)

// Union implements the tool union.
type Union struct {
	UnionDeps
}

var _ toolspec.UnionHandler = (*Union)(nil)

// NewUnion returns the tool union.
func NewUnion(deps UnionDeps) *Union {
	return &Union{deps}
}

// Union handles calls of union.
//
// One of two.
func (t *Union) Union(ctx context.Context, in toolspec.UnionInput) (toolspec.UnionOutput, error) {
	var out toolspec.UnionOutput
	return out, adlrt.ErrNotImplemented
}
