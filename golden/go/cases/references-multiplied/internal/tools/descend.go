package tools

import (
	"context"

	"example.com/references-multiplied-agent/adlrt"
	"example.com/references-multiplied-agent/toolspec"
)

// Descend implements the tool descend.
type Descend struct {
	DescendDeps
}

var _ toolspec.DescendHandler = (*Descend)(nil)

// NewDescend returns the tool descend.
func NewDescend(deps DescendDeps) *Descend {
	return &Descend{deps}
}

// Descend handles calls of descend.
//
// Sixteen million ways lead to the last text, and as many to the last number.
func (t *Descend) Descend(ctx context.Context, in toolspec.DescendInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
