package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// MergeTickets implements the tool merge_tickets.
type MergeTickets struct {
	toolspec.MergeTicketsDeps
}

// NewMergeTickets returns the tool merge_tickets.
func NewMergeTickets(deps toolspec.MergeTicketsDeps) *MergeTickets {
	return &MergeTickets{deps}
}

// MergeTickets handles calls of merge_tickets.
//
// Merge tickets into one.
func (t *MergeTickets) MergeTickets(ctx context.Context, in toolspec.MergeTicketsInput) (toolspec.MergeTicketsOutput, error) {
	var out toolspec.MergeTicketsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
