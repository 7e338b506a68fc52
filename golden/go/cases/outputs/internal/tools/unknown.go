package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

// Unknown implements the tool unknown.
type Unknown struct {
	toolspec.UnknownDeps
}

// NewUnknown returns the tool unknown.
func NewUnknown(deps toolspec.UnknownDeps) *Unknown {
	return &Unknown{deps}
}

// Unknown handles calls of unknown.
//
// No output schema.
func (t *Unknown) Unknown(ctx context.Context, in toolspec.UnknownInput) (toolspec.UnknownOutput, error) {
	var out toolspec.UnknownOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
