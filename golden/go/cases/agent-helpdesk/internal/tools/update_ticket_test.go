package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

func TestUpdateTicket(t *testing.T) {
	var handler toolspec.UpdateTicketHandler = tools.NewUpdateTicket(toolspec.UpdateTicketDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateTicket.Bind(handler.UpdateTicket)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "update_ticket" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "update_ticket", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
