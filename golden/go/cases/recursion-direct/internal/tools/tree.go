package tools

import (
	"context"

	"example.com/recursion-direct-agent/adlrt"
	"example.com/recursion-direct-agent/toolspec"
)

// Tree implements the tool tree.
type Tree struct {
	TreeDeps
}

var _ toolspec.TreeHandler = (*Tree)(nil)

// NewTree returns the tool tree.
func NewTree(deps TreeDeps) *Tree {
	return &Tree{deps}
}

// Tree handles calls of tree.
//
// A tree.
func (t *Tree) Tree(ctx context.Context, in toolspec.TreeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
