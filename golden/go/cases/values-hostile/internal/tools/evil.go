package tools

import (
	"context"

	"example.com/values-hostile-agent/internal/adlrt"
	"example.com/values-hostile-agent/internal/toolspec"
)

// Evil implements the tool evil.
type Evil struct {
	toolspec.EvilDeps
}

// NewEvil returns the tool evil.
func NewEvil(deps toolspec.EvilDeps) *Evil {
	return &Evil{deps}
}

// Evil handles calls of evil.
//
// Values.
func (t *Evil) Evil(ctx context.Context, in toolspec.EvilInput) (toolspec.EvilOutput, error) {
	var out toolspec.EvilOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
