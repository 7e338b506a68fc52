package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// List implements the tool list.
type List struct {
	ListDeps
}

var _ toolspec.ListHandler = (*List)(nil)

// NewList returns the tool list.
func NewList(deps ListDeps) *List {
	return &List{deps}
}

// List handles calls of list.
//
// An array.
func (t *List) List(ctx context.Context, in toolspec.ListInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
