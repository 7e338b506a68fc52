package tools

import (
	"context"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/toolspec"
)

// Sizes implements the tool sizes.
type Sizes struct {
	toolspec.SizesDeps
}

// NewSizes returns the tool sizes.
func NewSizes(deps toolspec.SizesDeps) *Sizes {
	return &Sizes{deps}
}

// Sizes handles calls of sizes.
//
// A length is no number of items.
func (t *Sizes) Sizes(ctx context.Context, in toolspec.SizesInput) (toolspec.SizesOutput, error) {
	var out toolspec.SizesOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
