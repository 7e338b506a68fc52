package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

// Union implements the tool union.
type Union struct {
	toolspec.UnionDeps
}

// NewUnion returns the tool union.
func NewUnion(deps toolspec.UnionDeps) *Union {
	return &Union{deps}
}

// Union handles calls of union.
//
// One of two.
func (t *Union) Union(ctx context.Context, in toolspec.UnionInput) (toolspec.UnionOutput, error) {
	var out toolspec.UnionOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
