package tools

import (
	"context"

	"example.com/values-hostile-agent/adlrt"
	"example.com/values-hostile-agent/toolspec"
)

// Evil implements the tool evil.
type Evil struct {
	EvilDeps
}

var _ toolspec.EvilHandler = (*Evil)(nil)

// NewEvil returns the tool evil.
func NewEvil(deps EvilDeps) *Evil {
	return &Evil{deps}
}

// Evil handles calls of evil.
//
// Values.
func (t *Evil) Evil(ctx context.Context, in toolspec.EvilInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
