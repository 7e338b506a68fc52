package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// SearchTickets implements the tool search_tickets.
type SearchTickets struct {
	toolspec.SearchTicketsDeps
}

// NewSearchTickets returns the tool search_tickets.
func NewSearchTickets(deps toolspec.SearchTicketsDeps) *SearchTickets {
	return &SearchTickets{deps}
}

// SearchTickets handles calls of search_tickets.
//
// Search tickets.
func (t *SearchTickets) SearchTickets(ctx context.Context, in toolspec.SearchTicketsInput) (toolspec.SearchTicketsOutput, error) {
	var out toolspec.SearchTicketsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
