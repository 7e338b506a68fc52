package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// CloseTicket implements the tool close_ticket.
type CloseTicket struct {
	CloseTicketDeps
}

var _ toolspec.CloseTicketHandler = (*CloseTicket)(nil)

// NewCloseTicket returns the tool close_ticket.
func NewCloseTicket(deps CloseTicketDeps) *CloseTicket {
	return &CloseTicket{deps}
}

// CloseTicket handles calls of close_ticket.
//
// Close a ticket.
func (t *CloseTicket) CloseTicket(ctx context.Context, in toolspec.CloseTicketInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
