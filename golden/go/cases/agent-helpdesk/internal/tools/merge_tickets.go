package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// MergeTickets implements the tool merge_tickets.
type MergeTickets struct {
	MergeTicketsDeps
}

var _ toolspec.MergeTicketsHandler = (*MergeTickets)(nil)

// NewMergeTickets returns the tool merge_tickets.
func NewMergeTickets(deps MergeTicketsDeps) *MergeTickets {
	return &MergeTickets{deps}
}

// MergeTickets handles calls of merge_tickets.
//
// Merge tickets into one.
func (t *MergeTickets) MergeTickets(ctx context.Context, in toolspec.MergeTicketsInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
