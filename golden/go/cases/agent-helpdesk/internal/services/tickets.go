package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/agent-helpdesk-agent/internal/config"
)

// TicketStore is the service tickets.
//
// Where tickets are kept.
type TicketStore interface {
	Reader() TicketStoreReader
	Writer() TicketStoreWriter
	// Add the methods that the tools need.
}

// TicketStoreReader is the part tickets.reader.
type TicketStoreReader interface {
	// Add the methods that the tools need.
}

// TicketStoreWriter is the part tickets.writer.
type TicketStoreWriter interface {
	// Add the methods that the tools need.
}

// NewTicketStore returns the service tickets.
func NewTicketStore(ctx context.Context, logger *slog.Logger, cfg *config.Config) (TicketStore, error) {
	return nil, errors.New("tickets is not implemented")
}
