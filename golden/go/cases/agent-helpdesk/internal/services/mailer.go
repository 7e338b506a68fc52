package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/agent-helpdesk-agent/internal/config"
)

// Mailer is the service mailer.
//
// Sends mail.
type Mailer interface {
	// Add the methods that the tools need.
}

// NewMailer returns the service mailer.
func NewMailer(ctx context.Context, logger *slog.Logger, cfg *config.Config) (Mailer, error) {
	return nil, errors.New("mailer is not implemented")
}
