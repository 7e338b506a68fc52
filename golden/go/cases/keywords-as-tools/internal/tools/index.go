package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Index implements the tool index.
type Index struct {
	IndexDeps
}

var _ toolspec.IndexHandler = (*Index)(nil)

// NewIndex returns the tool index.
func NewIndex(deps IndexDeps) *Index {
	return &Index{deps}
}

// Index handles calls of index.
//
// The usual name of a list of modules.
func (t *Index) Index(ctx context.Context, in toolspec.IndexInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
