package tools

import (
	"context"

	"example.com/outputs-agent/internal/adlrt"
	"example.com/outputs-agent/internal/toolspec"
)

// Record implements the tool record.
type Record struct {
	toolspec.RecordDeps
}

// NewRecord returns the tool record.
func NewRecord(deps toolspec.RecordDeps) *Record {
	return &Record{deps}
}

// Record handles calls of record.
//
// A record with a definition of its own name.
func (t *Record) Record(ctx context.Context, in toolspec.RecordInput) (toolspec.RecordOutput, error) {
	var out toolspec.RecordOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
