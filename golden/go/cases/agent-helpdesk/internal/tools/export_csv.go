package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// ExportCSV implements the tool export_csv.
type ExportCSV struct {
	ExportCSVDeps
}

var _ toolspec.ExportCSVHandler = (*ExportCSV)(nil)

// NewExportCSV returns the tool export_csv.
func NewExportCSV(deps ExportCSVDeps) *ExportCSV {
	return &ExportCSV{deps}
}

// ExportCSV handles calls of export_csv.
//
// Export tickets as CSV.
func (t *ExportCSV) ExportCSV(ctx context.Context, in toolspec.ExportCSVInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
