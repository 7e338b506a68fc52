package tools

import (
	"context"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/toolspec"
)

// GetUser implements the tool getUser.
type GetUser struct {
	GetUserDeps
}

var _ toolspec.GetUserHandler = (*GetUser)(nil)

// NewGetUser returns the tool getUser.
func NewGetUser(deps GetUserDeps) *GetUser {
	return &GetUser{deps}
}

// GetUser handles calls of getUser.
//
// Camel.
func (t *GetUser) GetUser(ctx context.Context, in toolspec.GetUserInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
