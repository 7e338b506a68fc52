package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
