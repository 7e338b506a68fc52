package services

import (
	"context"
	"errors"
)

// OrderRepository is the service orders.
//
// Orders; "quoted" */ text.
type OrderRepository interface {
	Reader() OrderRepositoryReader
	Writer() OrderRepositoryWriter
	// Add the methods that the tools need.
}

// OrderRepositoryReader is the part orders.reader.
type OrderRepositoryReader interface {
	any // replace it with the methods that the tools need
}

// OrderRepositoryWriter is the part orders.writer.
type OrderRepositoryWriter interface {
	Batch() OrderRepositoryWriterBatch
	// Add the methods that the tools need.
}

// OrderRepositoryWriterBatch is the part orders.writer.batch.
type OrderRepositoryWriterBatch interface {
	any // replace it with the methods that the tools need
}

// NewOrderRepository builds the service orders; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewOrderRepository(ctx context.Context, s *Services) (OrderRepository, error) {
	return nil, errors.New("orders is not implemented")
}
