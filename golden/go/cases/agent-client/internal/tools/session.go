package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// Session implements the tool session.
type Session struct {
	toolspec.SessionDeps
}

// NewSession returns the tool session.
func NewSession(deps toolspec.SessionDeps) *Session {
	return &Session{deps}
}

// Session handles calls of session.
//
// A tool with the name of what it is called through.
func (t *Session) Session(ctx context.Context, in toolspec.SessionInput) (toolspec.SessionOutput, error) {
	var out toolspec.SessionOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
