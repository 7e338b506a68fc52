package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Import implements the tool import.
type Import struct {
	ImportDeps
}

var _ toolspec.ImportHandler = (*Import)(nil)

// NewImport returns the tool import.
func NewImport(deps ImportDeps) *Import {
	return &Import{deps}
}

// Import handles calls of import.
//
// A keyword.
func (t *Import) Import(ctx context.Context, in toolspec.ImportInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
