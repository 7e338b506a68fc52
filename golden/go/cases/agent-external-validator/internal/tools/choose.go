package tools

import (
	"context"

	"example.com/external-validator-agent/adlrt"
	"example.com/external-validator-agent/toolspec"
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
// Chooses one of two.
func (t *Choose) Choose(ctx context.Context, in toolspec.ChooseInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
