package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
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
// A list of records.
func (t *List) List(ctx context.Context, in toolspec.ListInput) (toolspec.ListOutput, error) {
	var out toolspec.ListOutput
	return out, adlrt.ErrNotImplemented
}
