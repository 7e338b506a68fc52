package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/agent-helpdesk-agent/internal/config"
)

// SearchIndex is the service searchIndex.
//
// Full-text search.
type SearchIndex interface {
	Articles() SearchIndexArticles
	// Add the methods that the tools need.
}

// SearchIndexArticles is the part searchIndex.articles.
type SearchIndexArticles interface {
	// Add the methods that the tools need.
}

// NewSearchIndex returns the service searchIndex.
func NewSearchIndex(ctx context.Context, logger *slog.Logger, cfg *config.Config) (SearchIndex, error) {
	return nil, errors.New("searchIndex is not implemented")
}
