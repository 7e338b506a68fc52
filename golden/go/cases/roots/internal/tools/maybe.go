package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Maybe implements the tool maybe.
type Maybe struct {
	toolspec.MaybeDeps
}

// NewMaybe returns the tool maybe.
func NewMaybe(deps toolspec.MaybeDeps) *Maybe {
	return &Maybe{deps}
}

// Maybe handles calls of maybe.
//
// A record or null.
func (t *Maybe) Maybe(ctx context.Context, in toolspec.MaybeInput) (toolspec.MaybeOutput, error) {
	var out toolspec.MaybeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
