package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Class implements the tool class.
type Class struct {
	ClassDeps
}

var _ toolspec.ClassHandler = (*Class)(nil)

// NewClass returns the tool class.
func NewClass(deps ClassDeps) *Class {
	return &Class{deps}
}

// Class handles calls of class.
//
// A keyword.
func (t *Class) Class(ctx context.Context, in toolspec.ClassInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
