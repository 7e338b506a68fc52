package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/agent-helpdesk-agent/internal/config"
)

// CustomerStore is the service customers.
//
// Where customers are kept.
type CustomerStore interface {
	Lookup() CustomerStoreLookup
	// Add the methods that the tools need.
}

// CustomerStoreLookup is the part customers.lookup.
type CustomerStoreLookup interface {
	// Add the methods that the tools need.
}

// NewCustomerStore returns the service customers.
func NewCustomerStore(ctx context.Context, logger *slog.Logger, cfg *config.Config) (CustomerStore, error) {
	return nil, errors.New("customers is not implemented")
}
