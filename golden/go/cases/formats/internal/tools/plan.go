package tools

import (
	"context"

	"example.com/formats-agent/internal/adlrt"
	"example.com/formats-agent/internal/toolspec"
)

// Plan implements the tool plan.
type Plan struct {
	toolspec.PlanDeps
}

// NewPlan returns the tool plan.
func NewPlan(deps toolspec.PlanDeps) *Plan {
	return &Plan{deps}
}

// Plan handles calls of plan.
//
// Formats.
func (t *Plan) Plan(ctx context.Context, in toolspec.PlanInput) (toolspec.PlanOutput, error) {
	var out toolspec.PlanOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
