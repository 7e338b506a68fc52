package tools

import (
	"context"

	"example.com/maps-agent/internal/adlrt"
	"example.com/maps-agent/internal/toolspec"
)

// Label implements the tool label.
type Label struct {
	toolspec.LabelDeps
}

// NewLabel returns the tool label.
func NewLabel(deps toolspec.LabelDeps) *Label {
	return &Label{deps}
}

// Label handles calls of label.
//
// Maps.
func (t *Label) Label(ctx context.Context, in toolspec.LabelInput) (toolspec.LabelOutput, error) {
	var out toolspec.LabelOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
