package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
)

// Unknown implements the tool unknown.
type Unknown struct {
	UnknownDeps
}

var _ toolspec.UnknownHandler = (*Unknown)(nil)

// NewUnknown returns the tool unknown.
func NewUnknown(deps UnknownDeps) *Unknown {
	return &Unknown{deps}
}

// Unknown handles calls of unknown.
//
// No output schema.
func (t *Unknown) Unknown(ctx context.Context, in toolspec.UnknownInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
