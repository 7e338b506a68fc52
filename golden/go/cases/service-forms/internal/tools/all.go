package tools

import (
	"context"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/toolspec"
)

// All implements the tool all.
type All struct {
	AllDeps
}

var _ toolspec.AllHandler = (*All)(nil)

// NewAll returns the tool all.
func NewAll(deps AllDeps) *All {
	return &All{deps}
}

// All handles calls of all.
//
// Everything.
func (t *All) All(ctx context.Context, in toolspec.AllInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
