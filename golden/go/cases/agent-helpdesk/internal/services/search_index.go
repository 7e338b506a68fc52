package services

import "context"

// SearchIndex is the service searchIndex.
//
// Full-text search.
type SearchIndex interface {
	Articles() SearchIndexArticles
	// Add the methods that the tools need.
}

// SearchIndexArticles is the part searchIndex.articles.
type SearchIndexArticles interface {
	any // replace it with the methods that the tools need
}

// NewSearchIndex builds the service searchIndex; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewSearchIndex(ctx context.Context, s *Services) (SearchIndex, error) {
	return searchIndex{}, nil
}

type searchIndex struct{}

func (searchIndex) Articles() SearchIndexArticles {
	return searchIndexArticles{}
}

type searchIndexArticles struct{}
