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
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Webhook.Bind(handler.Webhook)})
	name := toolspec.Webhook.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleWebhook == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleWebhook)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
