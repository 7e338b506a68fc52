package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

// Whole implements the tool whole.
type Whole struct {
	toolspec.WholeDeps
}

// NewWhole returns the tool whole.
func NewWhole(deps toolspec.WholeDeps) *Whole {
	return &Whole{deps}
}

// Whole handles calls of whole.
//
// A number.
func (t *Whole) Whole(ctx context.Context, in toolspec.WholeInput) (toolspec.WholeOutput, error) {
	var out toolspec.WholeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
