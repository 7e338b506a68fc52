package tools

import (
	"context"

	"example.com/recursion-pointer-agent/internal/adlrt"
	"example.com/recursion-pointer-agent/internal/toolspec"
)

// Walk implements the tool walk.
type Walk struct {
	toolspec.WalkDeps
}

// NewWalk returns the tool walk.
func NewWalk(deps toolspec.WalkDeps) *Walk {
	return &Walk{deps}
}

// Walk handles calls of walk.
//
// A menu.
func (t *Walk) Walk(ctx context.Context, in toolspec.WalkInput) (toolspec.WalkOutput, error) {
	var out toolspec.WalkOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
