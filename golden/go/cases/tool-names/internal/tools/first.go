package tools

import (
	"context"

	"example.com/tool-names-agent/adlrt"
	"example.com/tool-names-agent/toolspec"
)

// First implements the tool search-the_Web.
type First struct {
	FirstDeps
}

var _ toolspec.FirstHandler = (*First)(nil)

// NewFirst returns the tool search-the_Web.
func NewFirst(deps FirstDeps) *First {
	return &First{deps}
}

// First handles calls of search-the_Web.
//
// Named.
func (t *First) First(ctx context.Context, in toolspec.FirstInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
