package tools

import (
	"context"

	"example.com/numbers-out-of-range-agent/adlrt"
	"example.com/numbers-out-of-range-agent/toolspec"
)

// Add implements the tool add.
type Add struct {
	AddDeps
}

var _ toolspec.AddHandler = (*Add)(nil)

// NewAdd returns the tool add.
func NewAdd(deps AddDeps) *Add {
	return &Add{deps}
}

// Add handles calls of add.
//
// Big integers.
func (t *Add) Add(ctx context.Context, in toolspec.AddInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
