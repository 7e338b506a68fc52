package tools

import (
	"context"

	"example.com/numbers-agent/adlrt"
	"example.com/numbers-agent/toolspec"
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
// Numbers.
func (t *Add) Add(ctx context.Context, in toolspec.AddInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
