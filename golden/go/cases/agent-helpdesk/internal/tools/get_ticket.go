package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// GetTicket implements the tool get_ticket.
type GetTicket struct {
	toolspec.GetTicketDeps
}

// NewGetTicket returns the tool get_ticket.
func NewGetTicket(deps toolspec.GetTicketDeps) *GetTicket {
	return &GetTicket{deps}
}

// GetTicket handles calls of get_ticket.
//
// Read one ticket.
func (t *GetTicket) GetTicket(ctx context.Context, in toolspec.GetTicketInput) (toolspec.GetTicketOutput, error) {
	var out toolspec.GetTicketOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
