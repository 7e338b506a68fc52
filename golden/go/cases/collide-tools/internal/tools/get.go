package tools

import (
	"context"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/toolspec"
)

// Get implements the tool get.
type Get struct {
	toolspec.GetDeps
}

// NewGet returns the tool get.
func NewGet(deps toolspec.GetDeps) *Get {
	return &Get{deps}
}

// Get handles calls of get.
//
// Its nested type looks like the input of another tool.
func (t *Get) Get(ctx context.Context, in toolspec.GetInput) (toolspec.GetOutput, error) {
	var out toolspec.GetOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
