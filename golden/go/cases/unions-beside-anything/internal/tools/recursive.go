package tools

import (
	"context"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/toolspec"
)

// Recursive implements the tool recursive.
type Recursive struct {
	toolspec.RecursiveDeps
}

// NewRecursive returns the tool recursive.
func NewRecursive(deps toolspec.RecursiveDeps) *Recursive {
	return &Recursive{deps}
}

// Recursive handles calls of recursive.
//
// A name that changes, at every depth.
func (t *Recursive) Recursive(ctx context.Context, in toolspec.RecursiveInput) (toolspec.RecursiveOutput, error) {
	var out toolspec.RecursiveOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
