package tools

import (
	"context"

	"example.com/discriminator-agent/adlrt"
	"example.com/discriminator-agent/toolspec"
)

// Feed implements the tool feed.
type Feed struct {
	FeedDeps
}

var _ toolspec.FeedHandler = (*Feed)(nil)

// NewFeed returns the tool feed.
func NewFeed(deps FeedDeps) *Feed {
	return &Feed{deps}
}

// Feed handles calls of feed.
//
// Animals.
func (t *Feed) Feed(ctx context.Context, in toolspec.FeedInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
