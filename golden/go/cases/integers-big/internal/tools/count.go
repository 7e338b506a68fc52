package tools

import (
	"context"

	"example.com/integers-big-agent/internal/adlrt"
	"example.com/integers-big-agent/internal/toolspec"
)

// Count implements the tool count.
type Count struct {
	toolspec.CountDeps
}

// NewCount returns the tool count.
func NewCount(deps toolspec.CountDeps) *Count {
	return &Count{deps}
}

// Count handles calls of count.
//
// Counts without a limit.
func (t *Count) Count(ctx context.Context, in toolspec.CountInput) (toolspec.CountOutput, error) {
	var out toolspec.CountOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
