package tools

import (
	"context"
	"errors"

	"example.com/open-and-closed-agent/internal/toolspec"
)

// Send implements the tool send.
type Send struct {
	toolspec.SendDeps
}

// NewSend returns the tool send.
func NewSend(deps toolspec.SendDeps) *Send {
	return &Send{deps}
}

// Send handles calls of send.
//
// Open and closed.
func (t *Send) Send(ctx context.Context, in toolspec.SendInput) (toolspec.SendOutput, error) {
	var out toolspec.SendOutput
	return out, errors.New("send is not implemented")
}
