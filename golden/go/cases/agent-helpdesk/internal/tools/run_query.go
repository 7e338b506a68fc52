package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// RunQuery implements the tool run_query.
type RunQuery struct {
	toolspec.RunQueryDeps
}

// NewRunQuery returns the tool run_query.
func NewRunQuery(deps toolspec.RunQueryDeps) *RunQuery {
	return &RunQuery{deps}
}

// RunQuery handles calls of run_query.
//
// Run a query against the reporting database.
func (t *RunQuery) RunQuery(ctx context.Context, in toolspec.RunQueryInput) (toolspec.RunQueryOutput, error) {
	var out toolspec.RunQueryOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
