package tools

import (
	"context"

	"example.com/three-states-agent/adlrt"
	"example.com/three-states-agent/toolspec"
)

// Patch implements the tool patch.
type Patch struct {
	PatchDeps
}

var _ toolspec.PatchHandler = (*Patch)(nil)

// NewPatch returns the tool patch.
func NewPatch(deps PatchDeps) *Patch {
	return &Patch{deps}
}

// Patch handles calls of patch.
//
// Absent leaves alone, null clears.
func (t *Patch) Patch(ctx context.Context, in toolspec.PatchInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
