package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// ImportRows implements the tool import_rows.
type ImportRows struct {
	toolspec.ImportRowsDeps
}

// NewImportRows returns the tool import_rows.
func NewImportRows(deps toolspec.ImportRowsDeps) *ImportRows {
	return &ImportRows{deps}
}

// ImportRows handles calls of import_rows.
//
// Import rows of values.
func (t *ImportRows) ImportRows(ctx context.Context, in toolspec.ImportRowsInput) (toolspec.ImportRowsOutput, error) {
	var out toolspec.ImportRowsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
