package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
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
// Another one.
func (t *Import) Import(ctx context.Context, in toolspec.ImportInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
