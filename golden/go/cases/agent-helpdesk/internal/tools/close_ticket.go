package tools

import (
	"context"
	"errors"

	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// CloseTicket implements the tool close_ticket.
type CloseTicket struct {
	toolspec.CloseTicketDeps
}

// NewCloseTicket returns the tool close_ticket.
func NewCloseTicket(deps toolspec.CloseTicketDeps) *CloseTicket {
	return &CloseTicket{deps}
}

// CloseTicket handles calls of close_ticket.
//
// Close a ticket.
func (t *CloseTicket) CloseTicket(ctx context.Context, in toolspec.CloseTicketInput) (toolspec.CloseTicketOutput, error) {
	var out toolspec.CloseTicketOutput
	return out, errors.New("close_ticket is not implemented")
}
