package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestAssignTicket(t *testing.T) {
	deps := depsAssignTicket() // set fakes of the others when the tool is implemented
	handler := tools.NewAssignTicket(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAssignTicket == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.AssignTicket.Input.Unmarshal(sampleAssignTicket)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.AssignTicket.Checked(handler.AssignTicket)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.AssignTicket.Bind(handler.AssignTicket)})
		_, err := toolbox.Call(t.Context(), toolspec.AssignTicket.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
