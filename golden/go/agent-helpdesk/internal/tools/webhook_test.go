package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.WebhookHandler = (*Webhook)(nil)

func TestWebhook(t *testing.T) {
	tool := NewWebhook(toolspec.WebhookDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Webhook.Bind(tool.Webhook)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "webhook" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "webhook", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
