package tools

import (
	"context"
	"errors"

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
	return out, errors.New("go is not implemented")
}
