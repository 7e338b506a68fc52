package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Maybe implements the tool maybe.
type Maybe struct {
	MaybeDeps
}

var _ toolspec.MaybeHandler = (*Maybe)(nil)

// NewMaybe returns the tool maybe.
func NewMaybe(deps MaybeDeps) *Maybe {
	return &Maybe{deps}
}

// Maybe handles calls of maybe.
//
// A record or null.
func (t *Maybe) Maybe(ctx context.Context, in toolspec.MaybeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
