package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// SetFlags implements the tool set_flags.
type SetFlags struct {
	SetFlagsDeps
}

var _ toolspec.SetFlagsHandler = (*SetFlags)(nil)

// NewSetFlags returns the tool set_flags.
func NewSetFlags(deps SetFlagsDeps) *SetFlags {
	return &SetFlags{deps}
}

// SetFlags handles calls of set_flags.
//
// Set feature flags.
func (t *SetFlags) SetFlags(ctx context.Context, in toolspec.SetFlagsInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
