package tools

import (
	"context"

	"example.com/service-forms-agent/adlrt"
	"example.com/service-forms-agent/toolspec"
)

// None implements the tool none.
type None struct {
	NoneDeps
}

var _ toolspec.NoneHandler = (*None)(nil)

// NewNone returns the tool none.
func NewNone(deps NoneDeps) *None {
	return &None{deps}
}

// None handles calls of none.
//
// Nothing.
func (t *None) None(ctx context.Context, in toolspec.NoneInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
