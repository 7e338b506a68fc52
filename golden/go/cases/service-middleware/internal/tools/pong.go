package tools

import (
	"context"

	"example.com/service-middleware-agent/internal/adlrt"
	"example.com/service-middleware-agent/internal/toolspec"
)

// Pong implements the tool pong.
type Pong struct {
	toolspec.PongDeps
}

// NewPong returns the tool pong.
func NewPong(deps toolspec.PongDeps) *Pong {
	return &Pong{deps}
}

// Pong handles calls of pong.
//
// The middleware itself is injected.
func (t *Pong) Pong(ctx context.Context, in toolspec.PongInput) (toolspec.PongOutput, error) {
	var out toolspec.PongOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
