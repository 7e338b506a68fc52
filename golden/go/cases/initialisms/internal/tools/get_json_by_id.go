package tools

import (
	"context"

	"example.com/initialisms-agent/adlrt"
	"example.com/initialisms-agent/toolspec"
)

// GetJSONByID implements the tool get_json_by_id.
type GetJSONByID struct {
	GetJSONByIDDeps
}

var _ toolspec.GetJSONByIDHandler = (*GetJSONByID)(nil)

// NewGetJSONByID returns the tool get_json_by_id.
func NewGetJSONByID(deps GetJSONByIDDeps) *GetJSONByID {
	return &GetJSONByID{deps}
}

// GetJSONByID handles calls of get_json_by_id.
//
// Fetch.
func (t *GetJSONByID) GetJSONByID(ctx context.Context, in toolspec.GetJSONByIDInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
