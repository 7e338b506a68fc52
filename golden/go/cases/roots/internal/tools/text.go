package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Text implements the tool text.
type Text struct {
	toolspec.TextDeps
}

// NewText returns the tool text.
func NewText(deps toolspec.TextDeps) *Text {
	return &Text{deps}
}

// Text handles calls of text.
//
// A string.
func (t *Text) Text(ctx context.Context, in toolspec.TextInput) (toolspec.TextOutput, error) {
	var out toolspec.TextOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
