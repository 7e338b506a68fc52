package tools

import (
	"context"

	"example.com/keywords-as-enum-members-agent/adlrt"
	"example.com/keywords-as-enum-members-agent/toolspec"
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
// Choose a word.
func (t *Choose) Choose(ctx context.Context, in toolspec.ChooseInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
