package tools

import (
	"context"

	"example.com/open-and-closed-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
