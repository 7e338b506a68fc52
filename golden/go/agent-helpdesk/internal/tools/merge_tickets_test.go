package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.MergeTicketsHandler = (*MergeTickets)(nil)

func TestMergeTickets(t *testing.T) {
	tool := NewMergeTickets(toolspec.MergeTicketsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.MergeTickets.Bind(tool.MergeTickets)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "merge_tickets" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "merge_tickets", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
