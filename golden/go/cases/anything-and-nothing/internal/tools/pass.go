package tools

import (
	"context"

	"example.com/anything-and-nothing-agent/internal/adlrt"
	"example.com/anything-and-nothing-agent/internal/toolspec"
)

// Pass implements the tool pass.
type Pass struct {
	toolspec.PassDeps
}

// NewPass returns the tool pass.
func NewPass(deps toolspec.PassDeps) *Pass {
	return &Pass{deps}
}

// Pass handles calls of pass.
//
// Anything and nothing.
func (t *Pass) Pass(ctx context.Context, in toolspec.PassInput) (toolspec.PassOutput, error) {
	var out toolspec.PassOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
