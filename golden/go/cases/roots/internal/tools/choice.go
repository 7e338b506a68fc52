package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Choice implements the tool choice.
type Choice struct {
	toolspec.ChoiceDeps
}

// NewChoice returns the tool choice.
func NewChoice(deps toolspec.ChoiceDeps) *Choice {
	return &Choice{deps}
}

// Choice handles calls of choice.
//
// An enumeration.
func (t *Choice) Choice(ctx context.Context, in toolspec.ChoiceInput) (toolspec.ChoiceOutput, error) {
	var out toolspec.ChoiceOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
