package tools

import (
	"context"

	"harbour/adlrt"
	"harbour/toolspec"
)

// Log implements the tool log.
type Log struct {
	LogDeps
}

var _ toolspec.LogHandler = (*Log)(nil)

// NewLog returns the tool log.
func NewLog(deps LogDeps) *Log {
	return &Log{deps}
}

// Log handles calls of log.
func (t *Log) Log(ctx context.Context, in toolspec.LogInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
