package tools

import (
	"context"

	"example.com/presence-and-defaults-agent/internal/adlrt"
	"example.com/presence-and-defaults-agent/internal/toolspec"
)

// Set implements the tool set.
type Set struct {
	toolspec.SetDeps
}

// NewSet returns the tool set.
func NewSet(deps toolspec.SetDeps) *Set {
	return &Set{deps}
}

// Set handles calls of set.
//
// Presence times default.
func (t *Set) Set(ctx context.Context, in toolspec.SetInput) (toolspec.SetOutput, error) {
	var out toolspec.SetOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
