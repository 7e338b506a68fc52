package tools

import (
	"context"

	"harbour/adlrt"
	"harbour/toolspec"
)

// TideTable implements the tool tide_table.
type TideTable struct {
	TideTableDeps
}

var _ toolspec.TideTableHandler = (*TideTable)(nil)

// NewTideTable returns the tool tide_table.
func NewTideTable(deps TideTableDeps) *TideTable {
	return &TideTable{deps}
}

// TideTable handles calls of tide_table.
//
// Look up high and low water at a harbour.
func (t *TideTable) TideTable(ctx context.Context, in toolspec.TideTableInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
