package tools

import (
	"context"
	"errors"

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
	return out, errors.New("walk is not implemented")
}
