package tools

import (
	"context"
	"errors"

	"example.com/uninhabitable-agent/internal/toolspec"
)

// Loop implements the tool loop.
type Loop struct {
	toolspec.LoopDeps
}

// NewLoop returns the tool loop.
func NewLoop(deps toolspec.LoopDeps) *Loop {
	return &Loop{deps}
}

// Loop handles calls of loop.
//
// Required recursion.
func (t *Loop) Loop(ctx context.Context, in toolspec.LoopInput) (toolspec.LoopOutput, error) {
	var out toolspec.LoopOutput
	return out, errors.New("loop is not implemented")
}
