package tools

import (
	"context"

	"example.com/unions-overlapping-agent/internal/adlrt"
	"example.com/unions-overlapping-agent/internal/toolspec"
)

// Filter implements the tool filter.
type Filter struct {
	toolspec.FilterDeps
}

// NewFilter returns the tool filter.
func NewFilter(deps toolspec.FilterDeps) *Filter {
	return &Filter{deps}
}

// Filter handles calls of filter.
//
// Overlapping objects.
func (t *Filter) Filter(ctx context.Context, in toolspec.FilterInput) (toolspec.FilterOutput, error) {
	var out toolspec.FilterOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
