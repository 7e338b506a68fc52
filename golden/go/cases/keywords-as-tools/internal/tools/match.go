package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
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
// A keyword.
func (t *Match) Match(ctx context.Context, in toolspec.MatchInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
