package tools

import (
	"context"

	"example.com/names-odd-agent/adlrt"
	"example.com/names-odd-agent/toolspec"
)

// Odd implements the tool odd.
type Odd struct {
	OddDeps
}

var _ toolspec.OddHandler = (*Odd)(nil)

// NewOdd returns the tool odd.
func NewOdd(deps OddDeps) *Odd {
	return &Odd{deps}
}

// Odd handles calls of odd.
//
// Odd names.
func (t *Odd) Odd(ctx context.Context, in toolspec.OddInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
