package tools

import (
	"context"

	"example.com/uninhabitable-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
