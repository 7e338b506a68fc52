package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// SendMail implements the tool send_mail.
type SendMail struct {
	SendMailDeps
}

var _ toolspec.SendMailHandler = (*SendMail)(nil)

// NewSendMail returns the tool send_mail.
func NewSendMail(deps SendMailDeps) *SendMail {
	return &SendMail{deps}
}

// SendMail handles calls of send_mail.
//
// Send a mail.
func (t *SendMail) SendMail(ctx context.Context, in toolspec.SendMailInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
