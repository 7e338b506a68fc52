package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Chart implements the tool chart.
type Chart struct {
	toolspec.ChartDeps
}

// NewChart returns the tool chart.
func NewChart(deps toolspec.ChartDeps) *Chart {
	return &Chart{deps}
}

// Chart handles calls of chart.
//
// Draw a chart.
func (t *Chart) Chart(ctx context.Context, in toolspec.ChartInput) (toolspec.ChartOutput, error) {
	var out toolspec.ChartOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
