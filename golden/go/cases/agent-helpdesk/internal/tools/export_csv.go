package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// ExportCSV implements the tool export_csv.
type ExportCSV struct {
	toolspec.ExportCSVDeps
}

// NewExportCSV returns the tool export_csv.
func NewExportCSV(deps toolspec.ExportCSVDeps) *ExportCSV {
	return &ExportCSV{deps}
}

// ExportCSV handles calls of export_csv.
//
// Export tickets as CSV.
func (t *ExportCSV) ExportCSV(ctx context.Context, in toolspec.ExportCSVInput) (toolspec.ExportCSVOutput, error) {
	var out toolspec.ExportCSVOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
