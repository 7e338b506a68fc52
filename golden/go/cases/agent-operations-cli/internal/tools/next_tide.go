package tools

import (
	"context"

	"tide-table/internal/adlrt"
	"tide-table/internal/toolspec"
)

// NextTide implements the tool next-tide.
type NextTide struct {
	toolspec.NextTideDeps
}

// NewNextTide returns the tool next-tide.
func NewNextTide(deps toolspec.NextTideDeps) *NextTide {
	return &NextTide{deps}
}

// NextTide handles calls of next-tide.
//
// Looks tides up in the tables of the program `tides`.
func (t *NextTide) NextTide(ctx context.Context, in toolspec.NextTideInput) (toolspec.NextTideOutput, error) {
	var out toolspec.NextTideOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
