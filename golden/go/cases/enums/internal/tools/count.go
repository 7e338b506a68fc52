package tools

import (
	"context"

	"example.com/enums-agent/adlrt"
	"example.com/enums-agent/toolspec"
)

// Count implements the tool count.
type Count struct {
	CountDeps
}

var _ toolspec.CountHandler = (*Count)(nil)

// NewCount returns the tool count.
func NewCount(deps CountDeps) *Count {
	return &Count{deps}
}

// Count handles calls of count.
//
// Enumerations of integers beyond 32 bits.
func (t *Count) Count(ctx context.Context, in toolspec.CountInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
