package tools

import (
	"context"

	"example.com/service-forms-agent/internal/adlrt"
	"example.com/service-forms-agent/internal/toolspec"
)

// All implements the tool all.
type All struct {
	toolspec.AllDeps
}

// NewAll returns the tool all.
func NewAll(deps toolspec.AllDeps) *All {
	return &All{deps}
}

// All handles calls of all.
//
// Everything.
func (t *All) All(ctx context.Context, in toolspec.AllInput) (toolspec.AllOutput, error) {
	var out toolspec.AllOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
