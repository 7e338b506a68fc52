package tools

import (
	"context"

	"example.com/references-agent/adlrt"
	"example.com/references-agent/toolspec"
)

// Go implements the tool go.
type Go struct {
	GoDeps
}

var _ toolspec.GoHandler = (*Go)(nil)

// NewGo returns the tool go.
func NewGo(deps GoDeps) *Go {
	return &Go{deps}
}

// Go handles calls of go.
//
// References.
func (t *Go) Go(ctx context.Context, in toolspec.GoInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
