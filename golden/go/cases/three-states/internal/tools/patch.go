package tools

import (
	"context"

	"example.com/three-states-agent/internal/adlrt"
	"example.com/three-states-agent/internal/toolspec"
)

// Patch implements the tool patch.
type Patch struct {
	toolspec.PatchDeps
}

// NewPatch returns the tool patch.
func NewPatch(deps toolspec.PatchDeps) *Patch {
	return &Patch{deps}
}

// Patch handles calls of patch.
//
// Absent leaves alone, null clears.
func (t *Patch) Patch(ctx context.Context, in toolspec.PatchInput) (toolspec.PatchOutput, error) {
	var out toolspec.PatchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
