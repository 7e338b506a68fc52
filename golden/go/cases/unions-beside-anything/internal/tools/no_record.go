package tools

import (
	"context"

	"example.com/beside-agent/internal/adlrt"
	"example.com/beside-agent/internal/toolspec"
)

// NoRecord implements the tool no_record.
type NoRecord struct {
	toolspec.NoRecordDeps
}

// NewNoRecord returns the tool no_record.
func NewNoRecord(deps toolspec.NoRecordDeps) *NoRecord {
	return &NoRecord{deps}
}

// NoRecord handles calls of no_record.
//
// Tagged alternatives, all of whose other properties are evaluated as well.
func (t *NoRecord) NoRecord(ctx context.Context, in toolspec.NoRecordInput) (toolspec.NoRecordOutput, error) {
	var out toolspec.NoRecordOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
