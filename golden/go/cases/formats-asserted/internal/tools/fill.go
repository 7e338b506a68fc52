package tools

import (
	"context"

	"example.com/formats-asserted-agent/internal/adlrt"
	"example.com/formats-asserted-agent/internal/toolspec"
)

// Fill implements the tool fill.
type Fill struct {
	toolspec.FillDeps
}

// NewFill returns the tool fill.
func NewFill(deps toolspec.FillDeps) *Fill {
	return &Fill{deps}
}

// Fill handles calls of fill.
//
// Fills in a form.
func (t *Fill) Fill(ctx context.Context, in toolspec.FillInput) (toolspec.FillOutput, error) {
	var out toolspec.FillOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
