package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Schedule implements the tool schedule.
type Schedule struct {
	ScheduleDeps
}

var _ toolspec.ScheduleHandler = (*Schedule)(nil)

// NewSchedule returns the tool schedule.
func NewSchedule(deps ScheduleDeps) *Schedule {
	return &Schedule{deps}
}

// Schedule handles calls of schedule.
//
// Schedule a reminder.
func (t *Schedule) Schedule(ctx context.Context, in toolspec.ScheduleInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
