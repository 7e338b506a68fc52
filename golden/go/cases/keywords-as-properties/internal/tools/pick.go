package tools

import (
	"context"

	"example.com/keywords-as-properties-agent/adlrt"
	"example.com/keywords-as-properties-agent/toolspec"
)

// Pick implements the tool pick.
type Pick struct {
	PickDeps
}

var _ toolspec.PickHandler = (*Pick)(nil)

// NewPick returns the tool pick.
func NewPick(deps PickDeps) *Pick {
	return &Pick{deps}
}

// Pick handles calls of pick.
//
// Properties named after words that a language keeps for itself.
func (t *Pick) Pick(ctx context.Context, in toolspec.PickInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
