package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Either implements the tool either.
type Either struct {
	EitherDeps
}

var _ toolspec.EitherHandler = (*Either)(nil)

// NewEither returns the tool either.
func NewEither(deps EitherDeps) *Either {
	return &Either{deps}
}

// Either handles calls of either.
//
// A union.
func (t *Either) Either(ctx context.Context, in toolspec.EitherInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
