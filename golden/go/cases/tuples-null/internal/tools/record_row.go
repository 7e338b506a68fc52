package tools

import (
	"context"

	"example.com/tuples-null-agent/adlrt"
	"example.com/tuples-null-agent/toolspec"
)

// RecordRow implements the tool record_row.
type RecordRow struct {
	RecordRowDeps
}

var _ toolspec.RecordRowHandler = (*RecordRow)(nil)

// NewRecordRow returns the tool record_row.
func NewRecordRow(deps RecordRowDeps) *RecordRow {
	return &RecordRow{deps}
}

// RecordRow handles calls of record_row.
//
// Rows with gaps.
func (t *RecordRow) RecordRow(ctx context.Context, in toolspec.RecordRowInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
