package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// Untyped implements the tool untyped.
type Untyped struct {
	UntypedDeps
}

var _ toolspec.UntypedHandler = (*Untyped)(nil)

// NewUntyped returns the tool untyped.
func NewUntyped(deps UntypedDeps) *Untyped {
	return &Untyped{deps}
}

// Untyped handles calls of untyped.
//
// Properties with a default, of what need not be an object.
func (t *Untyped) Untyped(ctx context.Context, in toolspec.UntypedInput) (toolspec.UntypedOutput, error) {
	var out toolspec.UntypedOutput
	return out, adlrt.ErrNotImplemented
}
