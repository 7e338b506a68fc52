package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// ReverseText implements the tool reverse_text.
type ReverseText struct {
	ReverseTextDeps
}

var _ toolspec.ReverseTextHandler = (*ReverseText)(nil)

// NewReverseText returns the tool reverse_text.
func NewReverseText(deps ReverseTextDeps) *ReverseText {
	return &ReverseText{deps}
}

// ReverseText handles calls of reverse_text.
//
// Turns a text around, with no word on what comes back.
func (t *ReverseText) ReverseText(ctx context.Context, in toolspec.ReverseTextInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
