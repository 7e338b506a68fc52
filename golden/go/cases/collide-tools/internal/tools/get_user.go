package tools

import (
	"context"

	"example.com/collide-tools-agent/internal/adlrt"
	"example.com/collide-tools-agent/internal/toolspec"
)

// GetUser implements the tool get_user.
type GetUser struct {
	toolspec.GetUserDeps
}

// NewGetUser returns the tool get_user.
func NewGetUser(deps toolspec.GetUserDeps) *GetUser {
	return &GetUser{deps}
}

// GetUser handles calls of get_user.
//
// Snake.
func (t *GetUser) GetUser(ctx context.Context, in toolspec.GetUserInput) (toolspec.GetUserOutput, error) {
	var out toolspec.GetUserOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
