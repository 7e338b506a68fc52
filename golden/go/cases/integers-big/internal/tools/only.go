package tools

import (
	"context"

	"example.com/integers-big-agent/internal/adlrt"
	"example.com/integers-big-agent/internal/toolspec"
)

// Only implements the tool only.
type Only struct {
	toolspec.OnlyDeps
}

// NewOnly returns the tool only.
func NewOnly(deps toolspec.OnlyDeps) *Only {
	return &Only{deps}
}

// Only handles calls of only.
//
// Takes an object of integers and returns one.
func (t *Only) Only(ctx context.Context, in toolspec.OnlyInput) (toolspec.OnlyOutput, error) {
	var out toolspec.OnlyOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
