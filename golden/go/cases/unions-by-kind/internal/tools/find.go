package tools

import (
	"context"

	"example.com/unions-by-kind-agent/internal/adlrt"
	"example.com/unions-by-kind-agent/internal/toolspec"
)

// Find implements the tool find.
type Find struct {
	toolspec.FindDeps
}

// NewFind returns the tool find.
func NewFind(deps toolspec.FindDeps) *Find {
	return &Find{deps}
}

// Find handles calls of find.
//
// Unions by kind.
func (t *Find) Find(ctx context.Context, in toolspec.FindInput) (toolspec.FindOutput, error) {
	var out toolspec.FindOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
