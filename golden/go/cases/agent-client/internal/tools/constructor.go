package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// Constructor implements the tool constructor.
type Constructor struct {
	ConstructorDeps
}

var _ toolspec.ConstructorHandler = (*Constructor)(nil)

// NewConstructor returns the tool constructor.
func NewConstructor(deps ConstructorDeps) *Constructor {
	return &Constructor{deps}
}

// Constructor handles calls of constructor.
//
// A name that classes have a use for. */ """ -- `code`
func (t *Constructor) Constructor(ctx context.Context, in toolspec.ConstructorInput) (toolspec.ConstructorOutput, error) {
	var out toolspec.ConstructorOutput
	return out, adlrt.ErrNotImplemented
}
