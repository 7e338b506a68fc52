package tools

import (
	"context"

	"example.com/keywords-as-properties-agent/internal/adlrt"
	"example.com/keywords-as-properties-agent/internal/toolspec"
)

// Pick implements the tool pick.
type Pick struct {
	toolspec.PickDeps
}

// NewPick returns the tool pick.
func NewPick(deps toolspec.PickDeps) *Pick {
	return &Pick{deps}
}

// Pick handles calls of pick.
//
// Properties named after words that a language keeps for itself.
func (t *Pick) Pick(ctx context.Context, in toolspec.PickInput) (toolspec.PickOutput, error) {
	var out toolspec.PickOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
