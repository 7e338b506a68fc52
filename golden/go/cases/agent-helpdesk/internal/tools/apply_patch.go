package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// ApplyPatch implements the tool apply_patch.
type ApplyPatch struct {
	ApplyPatchDeps
}

var _ toolspec.ApplyPatchHandler = (*ApplyPatch)(nil)

// NewApplyPatch returns the tool apply_patch.
func NewApplyPatch(deps ApplyPatchDeps) *ApplyPatch {
	return &ApplyPatch{deps}
}

// ApplyPatch handles calls of apply_patch.
//
// Apply changes to a document.
func (t *ApplyPatch) ApplyPatch(ctx context.Context, in toolspec.ApplyPatchInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
