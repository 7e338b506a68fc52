package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// Close implements the tool close.
type Close struct {
	CloseDeps
}

var _ toolspec.CloseHandler = (*Close)(nil)

// NewClose returns the tool close.
func NewClose(deps CloseDeps) *Close {
	return &Close{deps}
}

// Close handles calls of close.
//
// And one more, with input that is any object.
func (t *Close) Close(ctx context.Context, in toolspec.CloseInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
