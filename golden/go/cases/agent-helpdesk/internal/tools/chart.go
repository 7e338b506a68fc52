package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Chart implements the tool chart.
type Chart struct {
	ChartDeps
}

var _ toolspec.ChartHandler = (*Chart)(nil)

// NewChart returns the tool chart.
func NewChart(deps ChartDeps) *Chart {
	return &Chart{deps}
}

// Chart handles calls of chart.
//
// Draw a chart.
func (t *Chart) Chart(ctx context.Context, in toolspec.ChartInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
