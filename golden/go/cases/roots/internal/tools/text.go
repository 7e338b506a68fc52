package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Text implements the tool text.
type Text struct {
	TextDeps
}

var _ toolspec.TextHandler = (*Text)(nil)

// NewText returns the tool text.
func NewText(deps TextDeps) *Text {
	return &Text{deps}
}

// Text handles calls of text.
//
// A string.
func (t *Text) Text(ctx context.Context, in toolspec.TextInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
