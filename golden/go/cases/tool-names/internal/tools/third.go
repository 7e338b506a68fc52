package tools

import (
	"context"

	"example.com/tool-names-agent/internal/adlrt"
	"example.com/tool-names-agent/internal/toolspec"
)

// Third implements the tool third.
type Third struct {
	toolspec.ThirdDeps
}

// NewThird returns the tool third.
func NewThird(deps toolspec.ThirdDeps) *Third {
	return &Third{deps}
}

// Third handles calls of third.
//
// Tags.
func (t *Third) Third(ctx context.Context, in toolspec.ThirdInput) (toolspec.ThirdOutput, error) {
	var out toolspec.ThirdOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
