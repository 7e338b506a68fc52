package tools

import (
	"context"

	"example.com/unions-folded-agent/adlrt"
	"example.com/unions-folded-agent/toolspec"
)

// Choose implements the tool choose.
type Choose struct {
	ChooseDeps
}

var _ toolspec.ChooseHandler = (*Choose)(nil)

// NewChoose returns the tool choose.
func NewChoose(deps ChooseDeps) *Choose {
	return &Choose{deps}
}

// Choose handles calls of choose.
//
// Alternatives between alternatives.
func (t *Choose) Choose(ctx context.Context, in toolspec.ChooseInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
