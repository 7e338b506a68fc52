package tools

import (
	"context"

	"harbour/internal/adlrt"
	"harbour/internal/toolspec"
)

// HarbourList implements the tool harbour.list.
type HarbourList struct {
	toolspec.HarbourListDeps
}

// NewHarbourList returns the tool harbour.list.
func NewHarbourList(deps toolspec.HarbourListDeps) *HarbourList {
	return &HarbourList{deps}
}

// HarbourList handles calls of harbour.list.
//
// List the harbours that the almanac knows.
func (t *HarbourList) HarbourList(ctx context.Context, in toolspec.HarbourListInput) (toolspec.HarbourListOutput, error) {
	var out toolspec.HarbourListOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
