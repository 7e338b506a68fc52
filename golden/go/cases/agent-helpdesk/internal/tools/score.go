package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Score implements the tool score.
type Score struct {
	toolspec.ScoreDeps
}

// NewScore returns the tool score.
func NewScore(deps toolspec.ScoreDeps) *Score {
	return &Score{deps}
}

// Score handles calls of score.
//
// Score an answer.
func (t *Score) Score(ctx context.Context, in toolspec.ScoreInput) (toolspec.ScoreOutput, error) {
	var out toolspec.ScoreOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
