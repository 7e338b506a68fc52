package services

import (
	"context"
	"errors"
)

// AuditLog is the service logger.
//
// Not the logger of the agent.
type AuditLog interface {
	any // replace it with the methods that the tools need
}

// NewAuditLog builds the service logger; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewAuditLog(ctx context.Context, s *Services) (AuditLog, error) {
	return nil, errors.New("logger is not implemented")
}
