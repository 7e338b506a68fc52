package tools

import (
	"context"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/toolspec"
)

// Parts implements the tool parts.
type Parts struct {
	PartsDeps
}

var _ toolspec.PartsHandler = (*Parts)(nil)

// NewParts returns the tool parts.
func NewParts(deps PartsDeps) *Parts {
	return &Parts{deps}
}

// Parts handles calls of parts.
//
// Parts of services.
func (t *Parts) Parts(ctx context.Context, in toolspec.PartsInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
