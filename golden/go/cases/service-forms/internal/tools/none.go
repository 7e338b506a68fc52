package tools

import (
	"context"

	"example.com/service-forms-agent/internal/adlrt"
	"example.com/service-forms-agent/internal/toolspec"
)

// None implements the tool none.
type None struct {
	toolspec.NoneDeps
}

// NewNone returns the tool none.
func NewNone(deps toolspec.NoneDeps) *None {
	return &None{deps}
}

// None handles calls of none.
//
// Nothing.
func (t *None) None(ctx context.Context, in toolspec.NoneInput) (toolspec.NoneOutput, error) {
	var out toolspec.NoneOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
