package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
