package tools

import (
	"context"
	"errors"

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
	return out, errors.New("find is not implemented")
}
