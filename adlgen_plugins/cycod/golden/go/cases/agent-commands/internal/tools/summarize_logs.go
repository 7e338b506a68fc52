package tools

import (
	"context"

	"summarize-logs/internal/command"
	"summarize-logs/internal/commands"
	"summarize-logs/toolspec"
)

// SummarizeLogs implements the tool summarize-logs.
type SummarizeLogs struct {
	SummarizeLogsDeps
}

var _ toolspec.SummarizeLogsHandler = (*SummarizeLogs)(nil)

// NewSummarizeLogs returns the tool summarize-logs.
func NewSummarizeLogs(deps SummarizeLogsDeps) *SummarizeLogs {
	return &SummarizeLogs{deps}
}

// SummarizeLogs handles calls of summarize-logs.
//
// Collects the lines of log files that match, and counts them.
func (t *SummarizeLogs) SummarizeLogs(ctx context.Context, in toolspec.SummarizeLogsInput) (toolspec.SummarizeLogsOutput, error) {
	return commands.RunSummarizeLogs(ctx, in, command.Runner{})
}
