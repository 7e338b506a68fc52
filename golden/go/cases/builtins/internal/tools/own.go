package tools

import (
	"context"

	"example.com/builtins-agent/adlrt"
	"example.com/builtins-agent/toolspec"
)

// Own implements the tool own.
type Own struct {
	OwnDeps
}

var _ toolspec.OwnHandler = (*Own)(nil)

// NewOwn returns the tool own.
func NewOwn(deps OwnDeps) *Own {
	return &Own{deps}
}

// Own handles calls of own.
//
// Beside the built-ins.
func (t *Own) Own(ctx context.Context, in toolspec.OwnInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
