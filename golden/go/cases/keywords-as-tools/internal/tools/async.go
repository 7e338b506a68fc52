package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Async implements the tool async.
type Async struct {
	toolspec.AsyncDeps
}

// NewAsync returns the tool async.
func NewAsync(deps toolspec.AsyncDeps) *Async {
	return &Async{deps}
}

// Async handles calls of async.
//
// A keyword.
func (t *Async) Async(ctx context.Context, in toolspec.AsyncInput) (toolspec.AsyncOutput, error) {
	var out toolspec.AsyncOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
