package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSearchTickets(t *testing.T) {
	deps := depsSearchTickets() // set fakes of the others when the tool is implemented
	handler := tools.NewSearchTickets(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSearchTickets == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.SearchTickets.Input.Unmarshal(sampleSearchTickets)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.SearchTickets.Checked(handler.SearchTickets)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SearchTickets.Bind(handler.SearchTickets)})
		_, err := toolbox.Call(t.Context(), toolspec.SearchTickets.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
