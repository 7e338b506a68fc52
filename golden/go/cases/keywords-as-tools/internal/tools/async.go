package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Async implements the tool async.
type Async struct {
	AsyncDeps
}

var _ toolspec.AsyncHandler = (*Async)(nil)

// NewAsync returns the tool async.
func NewAsync(deps AsyncDeps) *Async {
	return &Async{deps}
}

// Async handles calls of async.
//
// A keyword.
func (t *Async) Async(ctx context.Context, in toolspec.AsyncInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
