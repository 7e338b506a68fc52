package tools

import (
	"context"

	"example.com/open-and-closed-agent/adlrt"
	"example.com/open-and-closed-agent/toolspec"
)

// Send implements the tool send.
type Send struct {
	SendDeps
}

var _ toolspec.SendHandler = (*Send)(nil)

// NewSend returns the tool send.
func NewSend(deps SendDeps) *Send {
	return &Send{deps}
}

// Send handles calls of send.
//
// Open and closed.
func (t *Send) Send(ctx context.Context, in toolspec.SendInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
