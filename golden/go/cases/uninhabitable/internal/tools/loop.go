package tools

import (
	"context"

	"example.com/uninhabitable-agent/adlrt"
	"example.com/uninhabitable-agent/toolspec"
)

// Loop implements the tool loop.
type Loop struct {
	LoopDeps
}

var _ toolspec.LoopHandler = (*Loop)(nil)

// NewLoop returns the tool loop.
func NewLoop(deps LoopDeps) *Loop {
	return &Loop{deps}
}

// Loop handles calls of loop.
//
// Required recursion.
func (t *Loop) Loop(ctx context.Context, in toolspec.LoopInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
