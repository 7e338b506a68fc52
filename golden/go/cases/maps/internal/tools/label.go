package tools

import (
	"context"

	"example.com/maps-agent/adlrt"
	"example.com/maps-agent/toolspec"
)

// Label implements the tool label.
type Label struct {
	LabelDeps
}

var _ toolspec.LabelHandler = (*Label)(nil)

// NewLabel returns the tool label.
func NewLabel(deps LabelDeps) *Label {
	return &Label{deps}
}

// Label handles calls of label.
//
// Maps.
func (t *Label) Label(ctx context.Context, in toolspec.LabelInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
