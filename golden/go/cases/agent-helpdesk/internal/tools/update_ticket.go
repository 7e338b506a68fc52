package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// UpdateTicket implements the tool update_ticket.
type UpdateTicket struct {
	toolspec.UpdateTicketDeps
}

// NewUpdateTicket returns the tool update_ticket.
func NewUpdateTicket(deps toolspec.UpdateTicketDeps) *UpdateTicket {
	return &UpdateTicket{deps}
}

// UpdateTicket handles calls of update_ticket.
//
// Change some fields of a ticket; null clears a field, an absent one stays.
func (t *UpdateTicket) UpdateTicket(ctx context.Context, in toolspec.UpdateTicketInput) (toolspec.UpdateTicketOutput, error) {
	var out toolspec.UpdateTicketOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
