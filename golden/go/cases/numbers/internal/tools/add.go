package tools

import (
	"context"

	"example.com/numbers-agent/internal/adlrt"
	"example.com/numbers-agent/internal/toolspec"
)

// Add implements the tool add.
type Add struct {
	toolspec.AddDeps
}

// NewAdd returns the tool add.
func NewAdd(deps toolspec.AddDeps) *Add {
	return &Add{deps}
}

// Add handles calls of add.
//
// Numbers.
func (t *Add) Add(ctx context.Context, in toolspec.AddInput) (toolspec.AddOutput, error) {
	var out toolspec.AddOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
