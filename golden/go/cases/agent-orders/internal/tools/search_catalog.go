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
func (t *SearchCatalog) SearchCatalog(ctx context.Context, in toolspec.SearchCatalogInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
