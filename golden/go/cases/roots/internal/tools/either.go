package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Either implements the tool either.
type Either struct {
	toolspec.EitherDeps
}

// NewEither returns the tool either.
func NewEither(deps toolspec.EitherDeps) *Either {
	return &Either{deps}
}

// Either handles calls of either.
//
// A union.
func (t *Either) Either(ctx context.Context, in toolspec.EitherInput) (toolspec.EitherOutput, error) {
	var out toolspec.EitherOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
