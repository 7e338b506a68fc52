package tools

import (
	"context"

	"example.com/tool-names-agent/internal/adlrt"
	"example.com/tool-names-agent/internal/toolspec"
)

// Second implements the tool second.
type Second struct {
	toolspec.SecondDeps
}

// NewSecond returns the tool second.
func NewSecond(deps toolspec.SecondDeps) *Second {
	return &Second{deps}
}

// Second handles calls of second.
//
// A name that no model may use becomes a title.
func (t *Second) Second(ctx context.Context, in toolspec.SecondInput) (toolspec.SecondOutput, error) {
	var out toolspec.SecondOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
