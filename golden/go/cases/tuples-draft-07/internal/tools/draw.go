package tools

import (
	"context"

	"example.com/tuples-draft-07-agent/adlrt"
	"example.com/tuples-draft-07-agent/toolspec"
)

// Draw implements the tool draw.
type Draw struct {
	DrawDeps
}

var _ toolspec.DrawHandler = (*Draw)(nil)

// NewDraw returns the tool draw.
func NewDraw(deps DrawDeps) *Draw {
	return &Draw{deps}
}

// Draw handles calls of draw.
//
// Tuples of an older draft.
func (t *Draw) Draw(ctx context.Context, in toolspec.DrawInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
