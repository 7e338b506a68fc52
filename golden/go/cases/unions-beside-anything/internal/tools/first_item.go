package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// FirstItem implements the tool first_item.
type FirstItem struct {
	FirstItemDeps
}

var _ toolspec.FirstItemHandler = (*FirstItem)(nil)

// NewFirstItem returns the tool first_item.
func NewFirstItem(deps FirstItemDeps) *FirstItem {
	return &FirstItem{deps}
}

// FirstItem handles calls of first_item.
//
// The first item may be null.
func (t *FirstItem) FirstItem(ctx context.Context, in toolspec.FirstItemInput) (toolspec.FirstItemOutput, error) {
	var out toolspec.FirstItemOutput
	return out, adlrt.ErrNotImplemented
}
