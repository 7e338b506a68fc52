package tools

import (
	"context"

	"example.com/enums-punctuation-agent/adlrt"
	"example.com/enums-punctuation-agent/toolspec"
)

// React implements the tool react.
type React struct {
	ReactDeps
}

var _ toolspec.ReactHandler = (*React)(nil)

// NewReact returns the tool react.
func NewReact(deps ReactDeps) *React {
	return &React{deps}
}

// React handles calls of react.
//
// Reactions and operators.
func (t *React) React(ctx context.Context, in toolspec.ReactInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
