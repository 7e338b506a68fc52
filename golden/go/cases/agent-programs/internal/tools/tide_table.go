package tools

import (
	"context"

	"harbour/internal/adlrt"
	"harbour/internal/toolspec"
)

// TideTable implements the tool tide_table.
type TideTable struct {
	toolspec.TideTableDeps
}

// NewTideTable returns the tool tide_table.
func NewTideTable(deps toolspec.TideTableDeps) *TideTable {
	return &TideTable{deps}
}

// TideTable handles calls of tide_table.
//
// Look up high and low water at a harbour.
func (t *TideTable) TideTable(ctx context.Context, in toolspec.TideTableInput) (toolspec.TideTableOutput, error) {
	var out toolspec.TideTableOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
