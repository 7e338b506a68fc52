package tools

import (
	"context"

	"example.com/patterns-agent/internal/adlrt"
	"example.com/patterns-agent/internal/toolspec"
)

// Match implements the tool match.
type Match struct {
	toolspec.MatchDeps
}

// NewMatch returns the tool match.
func NewMatch(deps toolspec.MatchDeps) *Match {
	return &Match{deps}
}

// Match handles calls of match.
//
// Patterns.
func (t *Match) Match(ctx context.Context, in toolspec.MatchInput) (toolspec.MatchOutput, error) {
	var out toolspec.MatchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
