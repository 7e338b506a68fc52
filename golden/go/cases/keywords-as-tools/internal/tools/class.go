package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Class implements the tool class.
type Class struct {
	toolspec.ClassDeps
}

// NewClass returns the tool class.
func NewClass(deps toolspec.ClassDeps) *Class {
	return &Class{deps}
}

// Class handles calls of class.
//
// A keyword.
func (t *Class) Class(ctx context.Context, in toolspec.ClassInput) (toolspec.ClassOutput, error) {
	var out toolspec.ClassOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
