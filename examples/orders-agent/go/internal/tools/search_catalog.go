package tools

import (
	"context"
	"encoding/json"
	"slices"

	"example.com/orders-agent/internal/services"
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
func (t *SearchCatalog) SearchCatalog(_ context.Context, in toolspec.SearchCatalogInput) (any, error) {
	found := []services.Product{}
	for _, product := range t.OrderRepo.Products() {
		if int64(len(found)) < in.Limit && matches(product, in.Filter) {
			found = append(found, product)
		}
	}
	return found, nil
}

func matches(product services.Product, filter toolspec.SearchCatalogFilter) bool {
	one := func(part toolspec.SearchCatalogFilter) bool { return matches(product, part) }
	switch filter := filter.(type) {
	case toolspec.SearchCatalogFilterAll:
		other := func(part toolspec.SearchCatalogFilter) bool { return !one(part) }
		return !slices.ContainsFunc(filter.All, other)
	case toolspec.SearchCatalogFilterAny:
		return slices.ContainsFunc(filter.Any, one)
	case toolspec.SearchCatalogFilterField:
		switch filter.Field {
		case "sku":
			return filter.Value == product.SKU
		case "name":
			return filter.Value == product.Name
		case "price":
			price, isNumber := filter.Value.(json.Number)
			cents, err := price.Int64()
			return isNumber && err == nil && cents == product.Price
		}
	}
	return false
}
