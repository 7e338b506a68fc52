package tools

import (
	"context"

	"example.com/nullable-spellings-agent/adlrt"
	"example.com/nullable-spellings-agent/toolspec"
)

// Put implements the tool put.
type Put struct {
	PutDeps
}

var _ toolspec.PutHandler = (*Put)(nil)

// NewPut returns the tool put.
func NewPut(deps PutDeps) *Put {
	return &Put{deps}
}

// Put handles calls of put.
//
// Every spelling of a string or null.
func (t *Put) Put(ctx context.Context, in toolspec.PutInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
