package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestUpdateTicket(t *testing.T) {
	deps := depsUpdateTicket() // set fakes of the others when the tool is implemented
	handler := tools.NewUpdateTicket(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleUpdateTicket == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.UpdateTicket.Input.Unmarshal(sampleUpdateTicket)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.UpdateTicket.Checked(handler.UpdateTicket)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateTicket.Bind(handler.UpdateTicket)})
		_, err := toolbox.Call(t.Context(), toolspec.UpdateTicket.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
