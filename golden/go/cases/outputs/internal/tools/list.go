package tools

import (
	"context"
	"errors"

	"example.com/outputs-agent/internal/toolspec"
)

// List implements the tool list.
type List struct {
	toolspec.ListDeps
}

// NewList returns the tool list.
func NewList(deps toolspec.ListDeps) *List {
	return &List{deps}
}

// List handles calls of list.
//
// A list of records.
func (t *List) List(ctx context.Context, in toolspec.ListInput) (toolspec.ListOutput, error) {
	var out toolspec.ListOutput
	return out, errors.New("list is not implemented")
}
