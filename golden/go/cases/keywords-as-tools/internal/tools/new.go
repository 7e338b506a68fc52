package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// New implements the tool new.
type New struct {
	NewDeps
}

var _ toolspec.NewHandler = (*New)(nil)

// NewNew returns the tool new.
func NewNew(deps NewDeps) *New {
	return &New{deps}
}

// New handles calls of new.
//
// A keyword, and the usual name of a constructor.
func (t *New) New(ctx context.Context, in toolspec.NewInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
