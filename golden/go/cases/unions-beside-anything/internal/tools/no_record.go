package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// NoRecord implements the tool no_record.
type NoRecord struct {
	NoRecordDeps
}

var _ toolspec.NoRecordHandler = (*NoRecord)(nil)

// NewNoRecord returns the tool no_record.
func NewNoRecord(deps NoRecordDeps) *NoRecord {
	return &NoRecord{deps}
}

// NoRecord handles calls of no_record.
//
// Tagged alternatives, all of whose other properties are evaluated as well.
func (t *NoRecord) NoRecord(ctx context.Context, in toolspec.NoRecordInput) (toolspec.NoRecordOutput, error) {
	var out toolspec.NoRecordOutput
	return out, adlrt.ErrNotImplemented
}
