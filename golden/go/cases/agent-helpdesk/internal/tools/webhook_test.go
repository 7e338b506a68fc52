package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestWebhook(t *testing.T) {
	deps := depsWebhook() // set fakes of the others when the tool is implemented
	handler := tools.NewWebhook(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleWebhook == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Webhook.Input.Unmarshal(sampleWebhook)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Webhook.Checked(handler.Webhook)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Webhook.Bind(handler.Webhook)})
		_, err := toolbox.Call(t.Context(), toolspec.Webhook.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
