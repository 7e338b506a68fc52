package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// Sizes implements the tool sizes.
type Sizes struct {
	SizesDeps
}

var _ toolspec.SizesHandler = (*Sizes)(nil)

// NewSizes returns the tool sizes.
func NewSizes(deps SizesDeps) *Sizes {
	return &Sizes{deps}
}

// Sizes handles calls of sizes.
//
// A length is no number of items.
func (t *Sizes) Sizes(ctx context.Context, in toolspec.SizesInput) (toolspec.SizesOutput, error) {
	var out toolspec.SizesOutput
	return out, adlrt.ErrNotImplemented
}
