package tools

import (
	"context"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/toolspec"
)

// Untyped implements the tool untyped.
type Untyped struct {
	toolspec.UntypedDeps
}

// NewUntyped returns the tool untyped.
func NewUntyped(deps toolspec.UntypedDeps) *Untyped {
	return &Untyped{deps}
}

// Untyped handles calls of untyped.
//
// Properties with a default, of what need not be an object.
func (t *Untyped) Untyped(ctx context.Context, in toolspec.UntypedInput) (toolspec.UntypedOutput, error) {
	var out toolspec.UntypedOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
