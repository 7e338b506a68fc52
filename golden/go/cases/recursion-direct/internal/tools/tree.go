package tools

import (
	"context"

	"example.com/recursion-direct-agent/internal/adlrt"
	"example.com/recursion-direct-agent/internal/toolspec"
)

// Tree implements the tool tree.
type Tree struct {
	toolspec.TreeDeps
}

// NewTree returns the tool tree.
func NewTree(deps toolspec.TreeDeps) *Tree {
	return &Tree{deps}
}

// Tree handles calls of tree.
//
// A tree.
func (t *Tree) Tree(ctx context.Context, in toolspec.TreeInput) (toolspec.TreeOutput, error) {
	var out toolspec.TreeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
