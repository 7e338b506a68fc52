package tools

import (
	"context"

	"example.com/initialisms-agent/internal/adlrt"
	"example.com/initialisms-agent/internal/toolspec"
)

// GetJSONByID implements the tool get_json_by_id.
type GetJSONByID struct {
	toolspec.GetJSONByIDDeps
}

// NewGetJSONByID returns the tool get_json_by_id.
func NewGetJSONByID(deps toolspec.GetJSONByIDDeps) *GetJSONByID {
	return &GetJSONByID{deps}
}

// GetJSONByID handles calls of get_json_by_id.
//
// Fetch.
func (t *GetJSONByID) GetJSONByID(ctx context.Context, in toolspec.GetJSONByIDInput) (toolspec.GetJSONByIDOutput, error) {
	var out toolspec.GetJSONByIDOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
