package tools

import (
	"context"

	"example.com/tuples-null-agent/internal/adlrt"
	"example.com/tuples-null-agent/internal/toolspec"
)

// RecordRow implements the tool record_row.
type RecordRow struct {
	toolspec.RecordRowDeps
}

// NewRecordRow returns the tool record_row.
func NewRecordRow(deps toolspec.RecordRowDeps) *RecordRow {
	return &RecordRow{deps}
}

// RecordRow handles calls of record_row.
//
// Rows with gaps.
func (t *RecordRow) RecordRow(ctx context.Context, in toolspec.RecordRowInput) (toolspec.RecordRowOutput, error) {
	var out toolspec.RecordRowOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
