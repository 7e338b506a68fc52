package tools

import (
	"context"

	"harbour/adlrt"
	"harbour/toolspec"
)

// HarbourList implements the tool harbour.list.
type HarbourList struct {
	HarbourListDeps
}

var _ toolspec.HarbourListHandler = (*HarbourList)(nil)

// NewHarbourList returns the tool harbour.list.
func NewHarbourList(deps HarbourListDeps) *HarbourList {
	return &HarbourList{deps}
}

// HarbourList handles calls of harbour.list.
//
// List the harbours that the almanac knows.
func (t *HarbourList) HarbourList(ctx context.Context, in toolspec.HarbourListInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
