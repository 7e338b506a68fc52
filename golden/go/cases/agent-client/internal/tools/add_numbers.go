package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// AddNumbers implements the tool add_numbers.
type AddNumbers struct {
	toolspec.AddNumbersDeps
}

// NewAddNumbers returns the tool add_numbers.
func NewAddNumbers(deps toolspec.AddNumbersDeps) *AddNumbers {
	return &AddNumbers{deps}
}

// AddNumbers handles calls of add_numbers.
//
// Adds numbers.
func (t *AddNumbers) AddNumbers(ctx context.Context, in toolspec.AddNumbersInput) (toolspec.AddNumbersOutput, error) {
	var out toolspec.AddNumbersOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
