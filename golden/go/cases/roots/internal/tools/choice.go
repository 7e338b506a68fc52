package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Choice implements the tool choice.
type Choice struct {
	ChoiceDeps
}

var _ toolspec.ChoiceHandler = (*Choice)(nil)

// NewChoice returns the tool choice.
func NewChoice(deps ChoiceDeps) *Choice {
	return &Choice{deps}
}

// Choice handles calls of choice.
//
// An enumeration.
func (t *Choice) Choice(ctx context.Context, in toolspec.ChoiceInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
