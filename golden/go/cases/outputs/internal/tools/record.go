package tools

import (
	"context"

	"example.com/outputs-agent/adlrt"
	"example.com/outputs-agent/toolspec"
)

// Record implements the tool record.
type Record struct {
	RecordDeps
}

var _ toolspec.RecordHandler = (*Record)(nil)

// NewRecord returns the tool record.
func NewRecord(deps RecordDeps) *Record {
	return &Record{deps}
}

// Record handles calls of record.
//
// A record with a definition of its own name.
func (t *Record) Record(ctx context.Context, in toolspec.RecordInput) (toolspec.RecordOutput, error) {
	var out toolspec.RecordOutput
	return out, adlrt.ErrNotImplemented
}
