package tools

import (
	"context"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/toolspec"
)

// GetUserXbf1e implements the tool get_user.
type GetUserXbf1e struct {
	GetUserXbf1eDeps
}

var _ toolspec.GetUserXbf1eHandler = (*GetUserXbf1e)(nil)

// NewGetUserXbf1e returns the tool get_user.
func NewGetUserXbf1e(deps GetUserXbf1eDeps) *GetUserXbf1e {
	return &GetUserXbf1e{deps}
}

// GetUserXbf1e handles calls of get_user.
//
// Snake.
func (t *GetUserXbf1e) GetUserXbf1e(ctx context.Context, in toolspec.GetUserXbf1eInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
