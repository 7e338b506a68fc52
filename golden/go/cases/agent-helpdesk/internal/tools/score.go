package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Score implements the tool score.
type Score struct {
	ScoreDeps
}

var _ toolspec.ScoreHandler = (*Score)(nil)

// NewScore returns the tool score.
func NewScore(deps ScoreDeps) *Score {
	return &Score{deps}
}

// Score handles calls of score.
//
// Score an answer.
func (t *Score) Score(ctx context.Context, in toolspec.ScoreInput) (toolspec.ScoreOutput, error) {
	var out toolspec.ScoreOutput
	return out, adlrt.ErrNotImplemented
}
