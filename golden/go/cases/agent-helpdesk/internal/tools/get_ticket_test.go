package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestGetTicket(t *testing.T) {
	deps := depsGetTicket() // set fakes of the others when the tool is implemented
	handler := tools.NewGetTicket(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGetTicket == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.GetTicket.Input.Unmarshal(sampleGetTicket)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.GetTicket.Checked(handler.GetTicket)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetTicket.Bind(handler.GetTicket)})
		_, err := toolbox.Call(t.Context(), toolspec.GetTicket.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
