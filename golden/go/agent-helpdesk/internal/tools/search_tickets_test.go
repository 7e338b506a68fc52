package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.SearchTicketsHandler = (*SearchTickets)(nil)

func TestSearchTickets(t *testing.T) {
	tool := NewSearchTickets(toolspec.SearchTicketsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SearchTickets.Bind(tool.SearchTickets)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "search_tickets" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "search_tickets", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
