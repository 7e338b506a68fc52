package tools

import (
	"context"

	"example.com/anything-and-nothing-agent/adlrt"
	"example.com/anything-and-nothing-agent/toolspec"
)

// Pass implements the tool pass.
type Pass struct {
	PassDeps
}

var _ toolspec.PassHandler = (*Pass)(nil)

// NewPass returns the tool pass.
func NewPass(deps PassDeps) *Pass {
	return &Pass{deps}
}

// Pass handles calls of pass.
//
// Anything and nothing.
func (t *Pass) Pass(ctx context.Context, in toolspec.PassInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
