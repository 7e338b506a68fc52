package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// ReverseText implements the tool reverse_text.
type ReverseText struct {
	toolspec.ReverseTextDeps
}

// NewReverseText returns the tool reverse_text.
func NewReverseText(deps toolspec.ReverseTextDeps) *ReverseText {
	return &ReverseText{deps}
}

// ReverseText handles calls of reverse_text.
//
// Turns a text around, with no word on what comes back.
func (t *ReverseText) ReverseText(ctx context.Context, in toolspec.ReverseTextInput) (toolspec.ReverseTextOutput, error) {
	var out toolspec.ReverseTextOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
