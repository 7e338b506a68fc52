package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Free implements the tool free.
type Free struct {
	toolspec.FreeDeps
}

// NewFree returns the tool free.
func NewFree(deps toolspec.FreeDeps) *Free {
	return &Free{deps}
}

// Free handles calls of free.
//
// Anything at all.
func (t *Free) Free(ctx context.Context, in toolspec.FreeInput) (toolspec.FreeOutput, error) {
	var out toolspec.FreeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
