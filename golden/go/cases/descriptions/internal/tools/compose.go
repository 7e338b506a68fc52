package tools

import (
	"context"
	"errors"

	"example.com/descriptions-agent/internal/toolspec"
)

// Compose implements the tool compose.
type Compose struct {
	toolspec.ComposeDeps
}

// NewCompose returns the tool compose.
func NewCompose(deps toolspec.ComposeDeps) *Compose {
	return &Compose{deps}
}

// Compose handles calls of compose.
//
// Short.
func (t *Compose) Compose(ctx context.Context, in toolspec.ComposeInput) (toolspec.ComposeOutput, error) {
	var out toolspec.ComposeOutput
	return out, errors.New("compose is not implemented")
}
