package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// UpdateTicket implements the tool update_ticket.
type UpdateTicket struct {
	UpdateTicketDeps
}

var _ toolspec.UpdateTicketHandler = (*UpdateTicket)(nil)

// NewUpdateTicket returns the tool update_ticket.
func NewUpdateTicket(deps UpdateTicketDeps) *UpdateTicket {
	return &UpdateTicket{deps}
}

// UpdateTicket handles calls of update_ticket.
//
// Change some fields of a ticket; null clears a field, an absent one stays.
func (t *UpdateTicket) UpdateTicket(ctx context.Context, in toolspec.UpdateTicketInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
