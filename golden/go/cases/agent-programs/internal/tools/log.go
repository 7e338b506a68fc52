package tools

import (
	"context"

	"harbour/internal/adlrt"
	"harbour/internal/toolspec"
)

// Log implements the tool log.
type Log struct {
	toolspec.LogDeps
}

// NewLog returns the tool log.
func NewLog(deps toolspec.LogDeps) *Log {
	return &Log{deps}
}

// Log handles calls of log.
func (t *Log) Log(ctx context.Context, in toolspec.LogInput) (toolspec.LogOutput, error) {
	var out toolspec.LogOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
