package tools

import (
	"context"

	"example.com/formats-agent/adlrt"
	"example.com/formats-agent/toolspec"
)

// Plan implements the tool plan.
type Plan struct {
	PlanDeps
}

var _ toolspec.PlanHandler = (*Plan)(nil)

// NewPlan returns the tool plan.
func NewPlan(deps PlanDeps) *Plan {
	return &Plan{deps}
}

// Plan handles calls of plan.
//
// Formats.
func (t *Plan) Plan(ctx context.Context, in toolspec.PlanInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
