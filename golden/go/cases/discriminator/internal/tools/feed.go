package tools

import (
	"context"

	"example.com/discriminator-agent/internal/adlrt"
	"example.com/discriminator-agent/internal/toolspec"
)

// Feed implements the tool feed.
type Feed struct {
	toolspec.FeedDeps
}

// NewFeed returns the tool feed.
func NewFeed(deps toolspec.FeedDeps) *Feed {
	return &Feed{deps}
}

// Feed handles calls of feed.
//
// Animals.
func (t *Feed) Feed(ctx context.Context, in toolspec.FeedInput) (toolspec.FeedOutput, error) {
	var out toolspec.FeedOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
