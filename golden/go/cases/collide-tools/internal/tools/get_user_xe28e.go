package tools

import (
	"context"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/toolspec"
)

// GetUserXe28e implements the tool getUser.
type GetUserXe28e struct {
	GetUserXe28eDeps
}

var _ toolspec.GetUserXe28eHandler = (*GetUserXe28e)(nil)

// NewGetUserXe28e returns the tool getUser.
func NewGetUserXe28e(deps GetUserXe28eDeps) *GetUserXe28e {
	return &GetUserXe28e{deps}
}

// GetUserXe28e handles calls of getUser.
//
// Camel.
func (t *GetUserXe28e) GetUserXe28e(ctx context.Context, in toolspec.GetUserXe28eInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
