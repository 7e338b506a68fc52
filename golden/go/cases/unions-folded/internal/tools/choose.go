package tools

import (
	"context"

	"example.com/unions-folded-agent/internal/adlrt"
	"example.com/unions-folded-agent/internal/toolspec"
)

// Choose implements the tool choose.
type Choose struct {
	toolspec.ChooseDeps
}

// NewChoose returns the tool choose.
func NewChoose(deps toolspec.ChooseDeps) *Choose {
	return &Choose{deps}
}

// Choose handles calls of choose.
//
// Alternatives between alternatives.
func (t *Choose) Choose(ctx context.Context, in toolspec.ChooseInput) (toolspec.ChooseOutput, error) {
	var out toolspec.ChooseOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
