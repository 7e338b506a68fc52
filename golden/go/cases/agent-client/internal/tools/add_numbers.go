package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// AddNumbers implements the tool add_numbers.
type AddNumbers struct {
	AddNumbersDeps
}

var _ toolspec.AddNumbersHandler = (*AddNumbers)(nil)

// NewAddNumbers returns the tool add_numbers.
func NewAddNumbers(deps AddNumbersDeps) *AddNumbers {
	return &AddNumbers{deps}
}

// AddNumbers handles calls of add_numbers.
//
// Adds numbers.
func (t *AddNumbers) AddNumbers(ctx context.Context, in toolspec.AddNumbersInput) (toolspec.AddNumbersOutput, error) {
	var out toolspec.AddNumbersOutput
	return out, adlrt.ErrNotImplemented
}
