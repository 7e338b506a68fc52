package tools

import (
	"context"

	"example.com/draft-2019-09-agent/adlrt"
	"example.com/draft-2019-09-agent/toolspec"
)

// Old implements the tool old.
type Old struct {
	OldDeps
}

var _ toolspec.OldHandler = (*Old)(nil)

// NewOld returns the tool old.
func NewOld(deps OldDeps) *Old {
	return &Old{deps}
}

// Old handles calls of old.
//
// Draft 2019-09.
func (t *Old) Old(ctx context.Context, in toolspec.OldInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
