package tools

import (
	"context"

	"example.com/collide-types-agent/internal/adlrt"
	"example.com/collide-types-agent/internal/toolspec"
)

// Search implements the tool search.
type Search struct {
	toolspec.SearchDeps
}

// NewSearch returns the tool search.
func NewSearch(deps toolspec.SearchDeps) *Search {
	return &Search{deps}
}

// Search handles calls of search.
//
// Types of definitions, nested properties and the root.
func (t *Search) Search(ctx context.Context, in toolspec.SearchInput) (toolspec.SearchOutput, error) {
	var out toolspec.SearchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
