package tools

import (
	"context"

	"example.com/recursion-pointer-agent/adlrt"
	"example.com/recursion-pointer-agent/toolspec"
)

// Walk implements the tool walk.
type Walk struct {
	WalkDeps
}

var _ toolspec.WalkHandler = (*Walk)(nil)

// NewWalk returns the tool walk.
func NewWalk(deps WalkDeps) *Walk {
	return &Walk{deps}
}

// Walk handles calls of walk.
//
// A menu.
func (t *Walk) Walk(ctx context.Context, in toolspec.WalkInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
