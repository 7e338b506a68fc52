package tools

import (
	"context"

	"harbour/internal/toolspec"
)

// Log returns what it is given.
type Log struct {
	toolspec.LogDeps
}

// NewLog builds the tool log.
func NewLog(deps toolspec.LogDeps) *Log {
	return &Log{deps}
}

// Log is called for log.
func (t *Log) Log(ctx context.Context, in toolspec.LogInput) (toolspec.LogOutput, error) {
	return in, nil
}
