package tools

import (
	"context"

	"example.com/tuples-agent/internal/adlrt"
	"example.com/tuples-agent/internal/toolspec"
)

// Draw implements the tool draw.
type Draw struct {
	toolspec.DrawDeps
}

// NewDraw returns the tool draw.
func NewDraw(deps toolspec.DrawDeps) *Draw {
	return &Draw{deps}
}

// Draw handles calls of draw.
//
// Tuples.
func (t *Draw) Draw(ctx context.Context, in toolspec.DrawInput) (toolspec.DrawOutput, error) {
	var out toolspec.DrawOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
