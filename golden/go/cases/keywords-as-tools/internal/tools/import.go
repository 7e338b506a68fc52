package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
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
// A keyword.
func (t *Import) Import(ctx context.Context, in toolspec.ImportInput) (toolspec.ImportOutput, error) {
	var out toolspec.ImportOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
