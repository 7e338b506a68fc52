package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Index implements the tool index.
type Index struct {
	toolspec.IndexDeps
}

// NewIndex returns the tool index.
func NewIndex(deps toolspec.IndexDeps) *Index {
	return &Index{deps}
}

// Index handles calls of index.
//
// The usual name of a list of modules.
func (t *Index) Index(ctx context.Context, in toolspec.IndexInput) (toolspec.IndexOutput, error) {
	var out toolspec.IndexOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
