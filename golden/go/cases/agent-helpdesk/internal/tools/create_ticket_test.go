package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestCreateTicket(t *testing.T) {
	deps := depsCreateTicket() // set fakes of the others when the tool is implemented
	handler := tools.NewCreateTicket(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCreateTicket == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.CreateTicket.Input.Unmarshal(sampleCreateTicket)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.CreateTicket.Checked(handler.CreateTicket)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateTicket.Bind(handler.CreateTicket)})
		_, err := toolbox.Call(t.Context(), toolspec.CreateTicket.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
