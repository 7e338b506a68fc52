package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// RunQuery implements the tool run_query.
type RunQuery struct {
	RunQueryDeps
}

var _ toolspec.RunQueryHandler = (*RunQuery)(nil)

// NewRunQuery returns the tool run_query.
func NewRunQuery(deps RunQueryDeps) *RunQuery {
	return &RunQuery{deps}
}

// RunQuery handles calls of run_query.
//
// Run a query against the reporting database.
func (t *RunQuery) RunQuery(ctx context.Context, in toolspec.RunQueryInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
