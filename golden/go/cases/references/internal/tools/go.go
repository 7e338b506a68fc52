package tools

import (
	"context"

	"example.com/references-agent/internal/adlrt"
	"example.com/references-agent/internal/toolspec"
)

// Go implements the tool go.
type Go struct {
	toolspec.GoDeps
}

// NewGo returns the tool go.
func NewGo(deps toolspec.GoDeps) *Go {
	return &Go{deps}
}

// Go handles calls of go.
//
// References.
func (t *Go) Go(ctx context.Context, in toolspec.GoInput) (toolspec.GoOutput, error) {
	var out toolspec.GoOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
