package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
