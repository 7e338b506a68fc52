package tools

import (
	"context"

	"example.com/tool-names-agent/adlrt"
	"example.com/tool-names-agent/toolspec"
)

// Third implements the tool third.
type Third struct {
	ThirdDeps
}

var _ toolspec.ThirdHandler = (*Third)(nil)

// NewThird returns the tool third.
func NewThird(deps ThirdDeps) *Third {
	return &Third{deps}
}

// Third handles calls of third.
//
// Tags.
func (t *Third) Third(ctx context.Context, in toolspec.ThirdInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
