package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// SetFlags implements the tool set_flags.
type SetFlags struct {
	toolspec.SetFlagsDeps
}

// NewSetFlags returns the tool set_flags.
func NewSetFlags(deps toolspec.SetFlagsDeps) *SetFlags {
	return &SetFlags{deps}
}

// SetFlags handles calls of set_flags.
//
// Set feature flags.
func (t *SetFlags) SetFlags(ctx context.Context, in toolspec.SetFlagsInput) (toolspec.SetFlagsOutput, error) {
	var out toolspec.SetFlagsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
