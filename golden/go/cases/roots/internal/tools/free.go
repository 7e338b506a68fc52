package tools

import (
	"context"
	"errors"

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
	return out, errors.New("free is not implemented")
}
