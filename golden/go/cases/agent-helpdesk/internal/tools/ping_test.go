package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestPing(t *testing.T) {
	deps := depsPing() // set fakes of the others when the tool is implemented
	handler := tools.NewPing(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePing == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Ping.Input.Unmarshal(samplePing)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Ping.Checked(handler.Ping)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ping.Bind(handler.Ping)})
		_, err := toolbox.Call(t.Context(), toolspec.Ping.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
