package tools

import (
	"context"

	"example.com/keywords-as-enum-members-agent/internal/adlrt"
	"example.com/keywords-as-enum-members-agent/internal/toolspec"
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
// Choose a word.
func (t *Choose) Choose(ctx context.Context, in toolspec.ChooseInput) (toolspec.ChooseOutput, error) {
	var out toolspec.ChooseOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
