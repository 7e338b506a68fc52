package tools

import (
	"context"

	"tide-table/adlrt"
	"tide-table/toolspec"
)

// NextTide implements the tool next-tide.
type NextTide struct {
	NextTideDeps
}

var _ toolspec.NextTideHandler = (*NextTide)(nil)

// NewNextTide returns the tool next-tide.
func NewNextTide(deps NextTideDeps) *NextTide {
	return &NextTide{deps}
}

// NextTide handles calls of next-tide.
//
// Looks tides up in the tables of the program `tides`.
func (t *NextTide) NextTide(ctx context.Context, in toolspec.NextTideInput) (toolspec.NextTideOutput, error) {
	var out toolspec.NextTideOutput
	return out, adlrt.ErrNotImplemented
}
