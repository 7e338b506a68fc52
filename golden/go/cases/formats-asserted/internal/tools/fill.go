package tools

import (
	"context"

	"example.com/formats-asserted-agent/adlrt"
	"example.com/formats-asserted-agent/toolspec"
)

// Fill implements the tool fill.
type Fill struct {
	FillDeps
}

var _ toolspec.FillHandler = (*Fill)(nil)

// NewFill returns the tool fill.
func NewFill(deps FillDeps) *Fill {
	return &Fill{deps}
}

// Fill handles calls of fill.
//
// Fills in a form.
func (t *Fill) Fill(ctx context.Context, in toolspec.FillInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
