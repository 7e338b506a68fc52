package tools

import (
	"context"

	"example.com/patterns-agent/adlrt"
	"example.com/patterns-agent/toolspec"
)

// Match implements the tool match.
type Match struct {
	MatchDeps
}

var _ toolspec.MatchHandler = (*Match)(nil)

// NewMatch returns the tool match.
func NewMatch(deps MatchDeps) *Match {
	return &Match{deps}
}

// Match handles calls of match.
//
// Patterns.
func (t *Match) Match(ctx context.Context, in toolspec.MatchInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
