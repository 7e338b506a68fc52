package tools

import (
	"context"

	"example.com/service-forms-agent/internal/adlrt"
	"example.com/service-forms-agent/internal/toolspec"
)

// Parts implements the tool parts.
type Parts struct {
	toolspec.PartsDeps
}

// NewParts returns the tool parts.
func NewParts(deps toolspec.PartsDeps) *Parts {
	return &Parts{deps}
}

// Parts handles calls of parts.
//
// Parts of services.
func (t *Parts) Parts(ctx context.Context, in toolspec.PartsInput) (toolspec.PartsOutput, error) {
	var out toolspec.PartsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
