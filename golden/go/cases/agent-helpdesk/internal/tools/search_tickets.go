package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// SearchTickets implements the tool search_tickets.
type SearchTickets struct {
	SearchTicketsDeps
}

var _ toolspec.SearchTicketsHandler = (*SearchTickets)(nil)

// NewSearchTickets returns the tool search_tickets.
func NewSearchTickets(deps SearchTicketsDeps) *SearchTickets {
	return &SearchTickets{deps}
}

// SearchTickets handles calls of search_tickets.
//
// Search tickets.
func (t *SearchTickets) SearchTickets(ctx context.Context, in toolspec.SearchTicketsInput) (toolspec.SearchTicketsOutput, error) {
	var out toolspec.SearchTicketsOutput
	return out, adlrt.ErrNotImplemented
}
