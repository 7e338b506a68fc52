package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// CreateTicket implements the tool create_ticket.
type CreateTicket struct {
	CreateTicketDeps
}

var _ toolspec.CreateTicketHandler = (*CreateTicket)(nil)

// NewCreateTicket returns the tool create_ticket.
func NewCreateTicket(deps CreateTicketDeps) *CreateTicket {
	return &CreateTicket{deps}
}

// CreateTicket handles calls of create_ticket.
//
// Open a ticket for a customer.
func (t *CreateTicket) CreateTicket(ctx context.Context, in toolspec.CreateTicketInput) (toolspec.CreateTicketOutput, error) {
	var out toolspec.CreateTicketOutput
	return out, adlrt.ErrNotImplemented
}
