package tools

import (
	"context"

	"harbour-berths/adlrt"
	"harbour-berths/toolspec"
)

// ReleaseBerth implements the tool release-berth.
type ReleaseBerth struct {
	ReleaseBerthDeps
}

var _ toolspec.ReleaseBerthHandler = (*ReleaseBerth)(nil)

// NewReleaseBerth returns the tool release-berth.
func NewReleaseBerth(deps ReleaseBerthDeps) *ReleaseBerth {
	return &ReleaseBerth{deps}
}

// ReleaseBerth handles calls of release-berth.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ReleaseBerth) ReleaseBerth(ctx context.Context, in toolspec.ReleaseBerthInput) (toolspec.ReleaseBerthOutput, error) {
	var out toolspec.ReleaseBerthOutput
	return out, adlrt.ErrNotImplemented
}
