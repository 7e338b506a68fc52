package tools

import (
	"context"
	"errors"

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
	return out, errors.New("create_ticket is not implemented")
}
