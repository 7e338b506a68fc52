package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// Session implements the tool session.
type Session struct {
	SessionDeps
}

var _ toolspec.SessionHandler = (*Session)(nil)

// NewSession returns the tool session.
func NewSession(deps SessionDeps) *Session {
	return &Session{deps}
}

// Session handles calls of session.
//
// A tool with the name of what it is called through.
func (t *Session) Session(ctx context.Context, in toolspec.SessionInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
