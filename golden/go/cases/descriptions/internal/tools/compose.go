package tools

import (
	"context"

	"example.com/descriptions-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
