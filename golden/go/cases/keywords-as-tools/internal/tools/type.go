package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Type implements the tool type.
type Type struct {
	TypeDeps
}

var _ toolspec.TypeHandler = (*Type)(nil)

// NewType returns the tool type.
func NewType(deps TypeDeps) *Type {
	return &Type{deps}
}

// Type handles calls of type.
//
// A keyword.
func (t *Type) Type(ctx context.Context, in toolspec.TypeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
