package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// CreateTicket implements the tool create_ticket.
type CreateTicket struct {
	toolspec.CreateTicketDeps
}

// NewCreateTicket returns the tool create_ticket.
func NewCreateTicket(deps toolspec.CreateTicketDeps) *CreateTicket {
	return &CreateTicket{deps}
}

// CreateTicket handles calls of create_ticket.
//
// Open a ticket for a customer.
func (t *CreateTicket) CreateTicket(ctx context.Context, in toolspec.CreateTicketInput) (toolspec.CreateTicketOutput, error) {
	var out toolspec.CreateTicketOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
