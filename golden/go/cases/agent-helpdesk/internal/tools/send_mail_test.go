package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestSendMail(t *testing.T) {
	deps := depsSendMail() // set fakes of the others when the tool is implemented
	handler := tools.NewSendMail(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSendMail == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.SendMail.Input.Unmarshal(sampleSendMail)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.SendMail.Checked(handler.SendMail)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SendMail.Bind(handler.SendMail)})
		_, err := toolbox.Call(t.Context(), toolspec.SendMail.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
