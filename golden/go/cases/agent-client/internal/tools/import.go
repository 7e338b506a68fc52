package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// Import implements the tool import.
type Import struct {
	toolspec.ImportDeps
}

// NewImport returns the tool import.
func NewImport(deps toolspec.ImportDeps) *Import {
	return &Import{deps}
}

// Import handles calls of import.
//
// Another one.
func (t *Import) Import(ctx context.Context, in toolspec.ImportInput) (toolspec.ImportOutput, error) {
	var out toolspec.ImportOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
