package tools

import (
	"context"

	"example.com/collide-types-agent/adlrt"
	"example.com/collide-types-agent/toolspec"
)

// Search implements the tool search.
type Search struct {
	SearchDeps
}

var _ toolspec.SearchHandler = (*Search)(nil)

// NewSearch returns the tool search.
func NewSearch(deps SearchDeps) *Search {
	return &Search{deps}
}

// Search handles calls of search.
//
// Types of definitions, nested properties and the root.
func (t *Search) Search(ctx context.Context, in toolspec.SearchInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
