package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// SendMail implements the tool send_mail.
type SendMail struct {
	toolspec.SendMailDeps
}

// NewSendMail returns the tool send_mail.
func NewSendMail(deps toolspec.SendMailDeps) *SendMail {
	return &SendMail{deps}
}

// SendMail handles calls of send_mail.
//
// Send a mail.
func (t *SendMail) SendMail(ctx context.Context, in toolspec.SendMailInput) (toolspec.SendMailOutput, error) {
	var out toolspec.SendMailOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
