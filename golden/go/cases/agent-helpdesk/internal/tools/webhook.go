package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Webhook implements the tool webhook.
type Webhook struct {
	WebhookDeps
}

var _ toolspec.WebhookHandler = (*Webhook)(nil)

// NewWebhook returns the tool webhook.
func NewWebhook(deps WebhookDeps) *Webhook {
	return &Webhook{deps}
}

// Webhook handles calls of webhook.
//
// Call a webhook.
func (t *Webhook) Webhook(ctx context.Context, in toolspec.WebhookInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
