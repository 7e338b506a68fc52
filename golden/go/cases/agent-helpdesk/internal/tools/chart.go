package tools

import (
	"context"
	"errors"

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
	return out, errors.New("chart is not implemented")
}
