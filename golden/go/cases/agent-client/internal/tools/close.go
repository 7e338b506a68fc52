package tools

import (
	"context"
	"errors"

	"example.com/client-agent/internal/toolspec"
)

// Close implements the tool close.
type Close struct {
	toolspec.CloseDeps
}

// NewClose returns the tool close.
func NewClose(deps toolspec.CloseDeps) *Close {
	return &Close{deps}
}

// Close handles calls of close.
//
// And one more, with input that is any object.
func (t *Close) Close(ctx context.Context, in toolspec.CloseInput) (toolspec.CloseOutput, error) {
	var out toolspec.CloseOutput
	return out, errors.New("close is not implemented")
}
