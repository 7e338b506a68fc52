package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// Recursive implements the tool recursive.
type Recursive struct {
	RecursiveDeps
}

var _ toolspec.RecursiveHandler = (*Recursive)(nil)

// NewRecursive returns the tool recursive.
func NewRecursive(deps RecursiveDeps) *Recursive {
	return &Recursive{deps}
}

// Recursive handles calls of recursive.
//
// A name that changes, at every depth.
func (t *Recursive) Recursive(ctx context.Context, in toolspec.RecursiveInput) (toolspec.RecursiveOutput, error) {
	var out toolspec.RecursiveOutput
	return out, adlrt.ErrNotImplemented
}
