package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// ApplyPatch implements the tool apply_patch.
type ApplyPatch struct {
	toolspec.ApplyPatchDeps
}

// NewApplyPatch returns the tool apply_patch.
func NewApplyPatch(deps toolspec.ApplyPatchDeps) *ApplyPatch {
	return &ApplyPatch{deps}
}

// ApplyPatch handles calls of apply_patch.
//
// Apply changes to a document.
func (t *ApplyPatch) ApplyPatch(ctx context.Context, in toolspec.ApplyPatchInput) (toolspec.ApplyPatchOutput, error) {
	var out toolspec.ApplyPatchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
