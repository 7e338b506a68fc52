package tools

import (
	"context"

	"example.com/enums-punctuation-agent/internal/adlrt"
	"example.com/enums-punctuation-agent/internal/toolspec"
)

// React implements the tool react.
type React struct {
	toolspec.ReactDeps
}

// NewReact returns the tool react.
func NewReact(deps toolspec.ReactDeps) *React {
	return &React{deps}
}

// React handles calls of react.
//
// Reactions and operators.
func (t *React) React(ctx context.Context, in toolspec.ReactInput) (toolspec.ReactOutput, error) {
	var out toolspec.ReactOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
