package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// New implements the tool new.
type New struct {
	toolspec.NewDeps
}

// NewNew returns the tool new.
func NewNew(deps toolspec.NewDeps) *New {
	return &New{deps}
}

// New handles calls of new.
//
// A keyword, and the usual name of a constructor.
func (t *New) New(ctx context.Context, in toolspec.NewInput) (toolspec.NewOutput, error) {
	var out toolspec.NewOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
