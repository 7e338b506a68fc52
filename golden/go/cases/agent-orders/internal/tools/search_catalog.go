package tools

import (
	"context"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
)

// SearchCatalog implements the tool search_catalog.
type SearchCatalog struct {
	SearchCatalogDeps
}

var _ toolspec.SearchCatalogHandler = (*SearchCatalog)(nil)

// NewSearchCatalog returns the tool search_catalog.
func NewSearchCatalog(deps SearchCatalogDeps) *SearchCatalog {
	return &SearchCatalog{deps}
}

// SearchCatalog handles calls of search_catalog.
//
// Search the catalogue with a nested filter.
//
// Combine filters with "all" and "any".
func (t *SearchCatalog) SearchCatalog(ctx context.Context, in toolspec.SearchCatalogInput) (toolspec.SearchCatalogOutput, error) {
	var out toolspec.SearchCatalogOutput
	return out, adlrt.ErrNotImplemented
}
