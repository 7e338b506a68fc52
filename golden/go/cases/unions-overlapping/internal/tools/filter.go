package tools

import (
	"context"

	"example.com/unions-overlapping-agent/adlrt"
	"example.com/unions-overlapping-agent/toolspec"
)

// Filter implements the tool filter.
type Filter struct {
	FilterDeps
}

var _ toolspec.FilterHandler = (*Filter)(nil)

// NewFilter returns the tool filter.
func NewFilter(deps FilterDeps) *Filter {
	return &Filter{deps}
}

// Filter handles calls of filter.
//
// Overlapping objects.
func (t *Filter) Filter(ctx context.Context, in toolspec.FilterInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
