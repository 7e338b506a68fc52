package tools

import (
	"context"

	"example.com/orders-agent/internal/adlrt"
	"example.com/orders-agent/internal/toolspec"
)

// SearchCatalog implements the tool search_catalog.
type SearchCatalog struct {
	toolspec.SearchCatalogDeps
}

// NewSearchCatalog returns the tool search_catalog.
func NewSearchCatalog(deps toolspec.SearchCatalogDeps) *SearchCatalog {
	return &SearchCatalog{deps}
}

// SearchCatalog handles calls of search_catalog.
//
// Search the catalogue with a nested filter.
//
// Combine filters with "all" and "any".
func (t *SearchCatalog) SearchCatalog(ctx context.Context, in toolspec.SearchCatalogInput) (toolspec.SearchCatalogOutput, error) {
	var out toolspec.SearchCatalogOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
