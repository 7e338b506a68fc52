package tools

import (
	"context"

	"example.com/tool-names-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
