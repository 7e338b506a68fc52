package tools

import (
	"context"
	"errors"

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
	return out, errors.New("webhook is not implemented")
}
