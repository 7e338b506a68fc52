package tools

import (
	"context"

	"example.com/descriptions-agent/adlrt"
	"example.com/descriptions-agent/toolspec"
)

// Compose implements the tool compose.
type Compose struct {
	ComposeDeps
}

var _ toolspec.ComposeHandler = (*Compose)(nil)

// NewCompose returns the tool compose.
func NewCompose(deps ComposeDeps) *Compose {
	return &Compose{deps}
}

// Compose handles calls of compose.
//
// Short.
func (t *Compose) Compose(ctx context.Context, in toolspec.ComposeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
