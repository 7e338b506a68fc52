package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// AssignTicket implements the tool assign_ticket.
type AssignTicket struct {
	toolspec.AssignTicketDeps
}

// NewAssignTicket returns the tool assign_ticket.
func NewAssignTicket(deps toolspec.AssignTicketDeps) *AssignTicket {
	return &AssignTicket{deps}
}

// AssignTicket handles calls of assign_ticket.
//
// Assign a ticket to a person or a team.
func (t *AssignTicket) AssignTicket(ctx context.Context, in toolspec.AssignTicketInput) (toolspec.AssignTicketOutput, error) {
	var out toolspec.AssignTicketOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
