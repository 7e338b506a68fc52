package tools

import (
	"context"

	"example.com/tool-names-agent/adlrt"
	"example.com/tool-names-agent/toolspec"
)

// Second implements the tool second.
type Second struct {
	SecondDeps
}

var _ toolspec.SecondHandler = (*Second)(nil)

// NewSecond returns the tool second.
func NewSecond(deps SecondDeps) *Second {
	return &Second{deps}
}

// Second handles calls of second.
//
// A name that no model may use becomes a title.
func (t *Second) Second(ctx context.Context, in toolspec.SecondInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
