package tools

import (
	"context"

	"example.com/builtins-agent/internal/adlrt"
	"example.com/builtins-agent/internal/toolspec"
)

// Own implements the tool own.
type Own struct {
	toolspec.OwnDeps
}

// NewOwn returns the tool own.
func NewOwn(deps toolspec.OwnDeps) *Own {
	return &Own{deps}
}

// Own handles calls of own.
//
// Beside the built-ins.
func (t *Own) Own(ctx context.Context, in toolspec.OwnInput) (toolspec.OwnOutput, error) {
	var out toolspec.OwnOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
