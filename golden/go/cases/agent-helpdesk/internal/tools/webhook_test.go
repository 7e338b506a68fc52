package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

func TestWebhook(t *testing.T) {
	var handler toolspec.WebhookHandler = tools.NewWebhook(toolspec.WebhookDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Webhook.Bind(handler.Webhook)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "webhook" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "webhook", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
