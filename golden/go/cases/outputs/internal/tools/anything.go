package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

// Anything implements the tool anything.
type Anything struct {
	toolspec.AnythingDeps
}

// NewAnything returns the tool anything.
func NewAnything(deps toolspec.AnythingDeps) *Anything {
	return &Anything{deps}
}

// Anything handles calls of anything.
//
// True accepts everything.
func (t *Anything) Anything(ctx context.Context, in toolspec.AnythingInput) (toolspec.AnythingOutput, error) {
	var out toolspec.AnythingOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
