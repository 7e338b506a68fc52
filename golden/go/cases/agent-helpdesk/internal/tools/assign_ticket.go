package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// AssignTicket implements the tool assign_ticket.
type AssignTicket struct {
	AssignTicketDeps
}

var _ toolspec.AssignTicketHandler = (*AssignTicket)(nil)

// NewAssignTicket returns the tool assign_ticket.
func NewAssignTicket(deps AssignTicketDeps) *AssignTicket {
	return &AssignTicket{deps}
}

// AssignTicket handles calls of assign_ticket.
//
// Assign a ticket to a person or a team.
func (t *AssignTicket) AssignTicket(ctx context.Context, in toolspec.AssignTicketInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
