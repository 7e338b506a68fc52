package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
)

// Anything implements the tool anything.
type Anything struct {
	AnythingDeps
}

var _ toolspec.AnythingHandler = (*Anything)(nil)

// NewAnything returns the tool anything.
func NewAnything(deps AnythingDeps) *Anything {
	return &Anything{deps}
}

// Anything handles calls of anything.
//
// True accepts everything.
func (t *Anything) Anything(ctx context.Context, in toolspec.AnythingInput) (toolspec.AnythingOutput, error) {
	var out toolspec.AnythingOutput
	return out, adlrt.ErrNotImplemented
}
