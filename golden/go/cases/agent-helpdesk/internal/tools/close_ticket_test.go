package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestCloseTicket(t *testing.T) {
	deps := depsCloseTicket() // set fakes of the others when the tool is implemented
	handler := tools.NewCloseTicket(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCloseTicket == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.CloseTicket.Input.Unmarshal(sampleCloseTicket)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.CloseTicket.Checked(handler.CloseTicket)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CloseTicket.Bind(handler.CloseTicket)})
		_, err := toolbox.Call(t.Context(), toolspec.CloseTicket.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
