package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Webhook implements the tool webhook.
type Webhook struct {
	toolspec.WebhookDeps
}

// NewWebhook returns the tool webhook.
func NewWebhook(deps toolspec.WebhookDeps) *Webhook {
	return &Webhook{deps}
}

// Webhook handles calls of webhook.
//
// Call a webhook.
func (t *Webhook) Webhook(ctx context.Context, in toolspec.WebhookInput) (toolspec.WebhookOutput, error) {
	var out toolspec.WebhookOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
