package tools

import (
	"context"

	"example.com/collide-enum-members-agent/adlrt"
	"example.com/collide-enum-members-agent/toolspec"
)

// Sort implements the tool sort.
type Sort struct {
	SortDeps
}

var _ toolspec.SortHandler = (*Sort)(nil)

// NewSort returns the tool sort.
func NewSort(deps SortDeps) *Sort {
	return &Sort{deps}
}

// Sort handles calls of sort.
//
// Sort.
func (t *Sort) Sort(ctx context.Context, in toolspec.SortInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
