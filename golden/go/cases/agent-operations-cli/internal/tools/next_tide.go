package tools

import (
	"context"
	"errors"

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
	return out, errors.New("next-tide is not implemented")
}
