package tools

import (
	"context"

	"example.com/unions-tagged-agent/adlrt"
	"example.com/unions-tagged-agent/toolspec"
)

// Issue implements the tool issue.
type Issue struct {
	IssueDeps
}

var _ toolspec.IssueHandler = (*Issue)(nil)

// NewIssue returns the tool issue.
func NewIssue(deps IssueDeps) *Issue {
	return &Issue{deps}
}

// Issue handles calls of issue.
//
// Variants whose names repeat that of the union, and a type whose words are
// letters.
func (t *Issue) Issue(ctx context.Context, in toolspec.IssueInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
