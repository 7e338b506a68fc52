package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// GetTicket implements the tool get_ticket.
type GetTicket struct {
	GetTicketDeps
}

var _ toolspec.GetTicketHandler = (*GetTicket)(nil)

// NewGetTicket returns the tool get_ticket.
func NewGetTicket(deps GetTicketDeps) *GetTicket {
	return &GetTicket{deps}
}

// GetTicket handles calls of get_ticket.
//
// Read one ticket.
func (t *GetTicket) GetTicket(ctx context.Context, in toolspec.GetTicketInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
