package tools

import (
	"context"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/toolspec"
)

// FirstItem implements the tool first_item.
type FirstItem struct {
	toolspec.FirstItemDeps
}

// NewFirstItem returns the tool first_item.
func NewFirstItem(deps toolspec.FirstItemDeps) *FirstItem {
	return &FirstItem{deps}
}

// FirstItem handles calls of first_item.
//
// The first item may be null.
func (t *FirstItem) FirstItem(ctx context.Context, in toolspec.FirstItemInput) (toolspec.FirstItemOutput, error) {
	var out toolspec.FirstItemOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
