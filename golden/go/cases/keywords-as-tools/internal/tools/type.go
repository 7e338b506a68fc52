package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Type implements the tool type.
type Type struct {
	toolspec.TypeDeps
}

// NewType returns the tool type.
func NewType(deps toolspec.TypeDeps) *Type {
	return &Type{deps}
}

// Type handles calls of type.
//
// A keyword.
func (t *Type) Type(ctx context.Context, in toolspec.TypeInput) (toolspec.TypeOutput, error) {
	var out toolspec.TypeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
