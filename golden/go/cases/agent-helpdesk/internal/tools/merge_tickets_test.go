package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestMergeTickets(t *testing.T) {
	deps := depsMergeTickets() // set fakes of the others when the tool is implemented
	handler := tools.NewMergeTickets(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleMergeTickets == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.MergeTickets.Input.Unmarshal(sampleMergeTickets)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.MergeTickets.Checked(handler.MergeTickets)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.MergeTickets.Bind(handler.MergeTickets)})
		_, err := toolbox.Call(t.Context(), toolspec.MergeTickets.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
