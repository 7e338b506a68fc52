package tools

import (
	"context"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/toolspec"
)

// Get implements the tool get.
type Get struct {
	GetDeps
}

var _ toolspec.GetHandler = (*Get)(nil)

// NewGet returns the tool get.
func NewGet(deps GetDeps) *Get {
	return &Get{deps}
}

// Get handles calls of get.
//
// Its nested type looks like the input of another tool.
func (t *Get) Get(ctx context.Context, in toolspec.GetInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
