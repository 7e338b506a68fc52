package tools

import (
	"context"

	"example.com/integers-big-agent/adlrt"
	"example.com/integers-big-agent/toolspec"
)

// Only implements the tool only.
type Only struct {
	OnlyDeps
}

var _ toolspec.OnlyHandler = (*Only)(nil)

// NewOnly returns the tool only.
func NewOnly(deps OnlyDeps) *Only {
	return &Only{deps}
}

// Only handles calls of only.
//
// Takes an object of integers and returns one.
func (t *Only) Only(ctx context.Context, in toolspec.OnlyInput) (toolspec.OnlyOutput, error) {
	var out toolspec.OnlyOutput
	return out, adlrt.ErrNotImplemented
}
