package tools

import (
	"context"

	"example.com/names-odd-agent/internal/adlrt"
	"example.com/names-odd-agent/internal/toolspec"
)

// Odd implements the tool odd.
type Odd struct {
	toolspec.OddDeps
}

// NewOdd returns the tool odd.
func NewOdd(deps toolspec.OddDeps) *Odd {
	return &Odd{deps}
}

// Odd handles calls of odd.
//
// Odd names.
func (t *Odd) Odd(ctx context.Context, in toolspec.OddInput) (toolspec.OddOutput, error) {
	var out toolspec.OddOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
