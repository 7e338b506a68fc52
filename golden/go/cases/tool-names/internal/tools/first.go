package tools

import (
	"context"
	"errors"

	"example.com/tool-names-agent/internal/toolspec"
)

// First implements the tool search-the_Web.
type First struct {
	toolspec.FirstDeps
}

// NewFirst returns the tool search-the_Web.
func NewFirst(deps toolspec.FirstDeps) *First {
	return &First{deps}
}

// First handles calls of search-the_Web.
//
// Named.
func (t *First) First(ctx context.Context, in toolspec.FirstInput) (toolspec.FirstOutput, error) {
	var out toolspec.FirstOutput
	return out, errors.New("search-the_Web is not implemented")
}
