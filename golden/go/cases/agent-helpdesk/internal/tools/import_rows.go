package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// ImportRows implements the tool import_rows.
type ImportRows struct {
	ImportRowsDeps
}

var _ toolspec.ImportRowsHandler = (*ImportRows)(nil)

// NewImportRows returns the tool import_rows.
func NewImportRows(deps ImportRowsDeps) *ImportRows {
	return &ImportRows{deps}
}

// ImportRows handles calls of import_rows.
//
// Import rows of values.
func (t *ImportRows) ImportRows(ctx context.Context, in toolspec.ImportRowsInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
