package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.UpdateTicketHandler = (*UpdateTicket)(nil)

func TestUpdateTicket(t *testing.T) {
	tool := NewUpdateTicket(toolspec.UpdateTicketDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateTicket.Bind(tool.UpdateTicket)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "update_ticket" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "update_ticket", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
