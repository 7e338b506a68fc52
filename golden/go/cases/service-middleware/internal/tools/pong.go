package tools

import (
	"context"

	"example.com/service-middleware-agent/adlrt"
	"example.com/service-middleware-agent/toolspec"
)

// Pong implements the tool pong.
type Pong struct {
	PongDeps
}

var _ toolspec.PongHandler = (*Pong)(nil)

// NewPong returns the tool pong.
func NewPong(deps PongDeps) *Pong {
	return &Pong{deps}
}

// Pong handles calls of pong.
//
// The middleware itself is injected.
func (t *Pong) Pong(ctx context.Context, in toolspec.PongInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
