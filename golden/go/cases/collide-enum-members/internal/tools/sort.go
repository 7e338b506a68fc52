package tools

import (
	"context"

	"example.com/collide-enum-members-agent/internal/adlrt"
	"example.com/collide-enum-members-agent/internal/toolspec"
)

// Sort implements the tool sort.
type Sort struct {
	toolspec.SortDeps
}

// NewSort returns the tool sort.
func NewSort(deps toolspec.SortDeps) *Sort {
	return &Sort{deps}
}

// Sort handles calls of sort.
//
// Sort.
func (t *Sort) Sort(ctx context.Context, in toolspec.SortInput) (toolspec.SortOutput, error) {
	var out toolspec.SortOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
