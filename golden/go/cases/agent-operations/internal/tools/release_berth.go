package tools

import (
	"context"

	"harbour-berths/internal/adlrt"
	"harbour-berths/internal/toolspec"
)

// ReleaseBerth implements the tool release-berth.
type ReleaseBerth struct {
	toolspec.ReleaseBerthDeps
}

// NewReleaseBerth returns the tool release-berth.
func NewReleaseBerth(deps toolspec.ReleaseBerthDeps) *ReleaseBerth {
	return &ReleaseBerth{deps}
}

// ReleaseBerth handles calls of release-berth.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ReleaseBerth) ReleaseBerth(ctx context.Context, in toolspec.ReleaseBerthInput) (toolspec.ReleaseBerthOutput, error) {
	var out toolspec.ReleaseBerthOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
