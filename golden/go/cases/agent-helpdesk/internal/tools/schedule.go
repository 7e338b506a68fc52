package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Schedule implements the tool schedule.
type Schedule struct {
	toolspec.ScheduleDeps
}

// NewSchedule returns the tool schedule.
func NewSchedule(deps toolspec.ScheduleDeps) *Schedule {
	return &Schedule{deps}
}

// Schedule handles calls of schedule.
//
// Schedule a reminder.
func (t *Schedule) Schedule(ctx context.Context, in toolspec.ScheduleInput) (toolspec.ScheduleOutput, error) {
	var out toolspec.ScheduleOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
