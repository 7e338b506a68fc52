package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// Constructor implements the tool constructor.
type Constructor struct {
	toolspec.ConstructorDeps
}

// NewConstructor returns the tool constructor.
func NewConstructor(deps toolspec.ConstructorDeps) *Constructor {
	return &Constructor{deps}
}

// Constructor handles calls of constructor.
//
// A name that classes have a use for. */ """ -- `code`
func (t *Constructor) Constructor(ctx context.Context, in toolspec.ConstructorInput) (toolspec.ConstructorOutput, error) {
	var out toolspec.ConstructorOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
