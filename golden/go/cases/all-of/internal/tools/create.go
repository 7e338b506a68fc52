package tools

import (
	"context"

	"example.com/all-of-agent/adlrt"
	"example.com/all-of-agent/toolspec"
)

// Create implements the tool create.
type Create struct {
	CreateDeps
}

var _ toolspec.CreateHandler = (*Create)(nil)

// NewCreate returns the tool create.
func NewCreate(deps CreateDeps) *Create {
	return &Create{deps}
}

// Create handles calls of create.
//
// All of.
func (t *Create) Create(ctx context.Context, in toolspec.CreateInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
