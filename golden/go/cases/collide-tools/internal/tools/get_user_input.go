package tools

import (
	"context"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/toolspec"
)

// GetUserInputX61c5 implements the tool get_user_input.
type GetUserInputX61c5 struct {
	GetUserInputX61c5Deps
}

var _ toolspec.GetUserInputX61c5Handler = (*GetUserInputX61c5)(nil)

// NewGetUserInputX61c5 returns the tool get_user_input.
func NewGetUserInputX61c5(deps GetUserInputX61c5Deps) *GetUserInputX61c5 {
	return &GetUserInputX61c5{deps}
}

// GetUserInputX61c5 handles calls of get_user_input.
//
// Looks like the input type of another tool.
func (t *GetUserInputX61c5) GetUserInputX61c5(ctx context.Context, in toolspec.GetUserInputX61c5Input) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
