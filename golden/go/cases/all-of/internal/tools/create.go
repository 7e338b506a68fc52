package tools

import (
	"context"

	"example.com/all-of-agent/internal/adlrt"
	"example.com/all-of-agent/internal/toolspec"
)

// Create implements the tool create.
type Create struct {
	toolspec.CreateDeps
}

// NewCreate returns the tool create.
func NewCreate(deps toolspec.CreateDeps) *Create {
	return &Create{deps}
}

// Create handles calls of create.
//
// All of.
func (t *Create) Create(ctx context.Context, in toolspec.CreateInput) (toolspec.CreateOutput, error) {
	var out toolspec.CreateOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
