package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
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
// A keyword.
func (t *Match) Match(ctx context.Context, in toolspec.MatchInput) (toolspec.MatchOutput, error) {
	var out toolspec.MatchOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
