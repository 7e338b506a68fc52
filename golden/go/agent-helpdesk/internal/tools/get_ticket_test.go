package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.GetTicketHandler = (*GetTicket)(nil)

func TestGetTicket(t *testing.T) {
	tool := NewGetTicket(toolspec.GetTicketDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetTicket.Bind(tool.GetTicket)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "get_ticket" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "get_ticket", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
