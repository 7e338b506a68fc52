package services

import "context"

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
	any // replace it with the methods that the tools need
}

// TicketStoreWriter is the part tickets.writer.
type TicketStoreWriter interface {
	any // replace it with the methods that the tools need
}

// NewTicketStore builds the service tickets; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewTicketStore(ctx context.Context, s *Services) (TicketStore, error) {
	return ticketStore{}, nil
}

type ticketStore struct{}

func (ticketStore) Reader() TicketStoreReader {
	return ticketStoreReader{}
}

func (ticketStore) Writer() TicketStoreWriter {
	return ticketStoreWriter{}
}

type ticketStoreReader struct{}

type ticketStoreWriter struct{}
