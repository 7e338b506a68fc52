package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/service-forms-agent/internal/config"
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
	// Add the methods that the tools need.
}

// OrderRepositoryWriter is the part orders.writer.
type OrderRepositoryWriter interface {
	Batch() OrderRepositoryWriterBatch
	// Add the methods that the tools need.
}

// OrderRepositoryWriterBatch is the part orders.writer.batch.
type OrderRepositoryWriterBatch interface {
	// Add the methods that the tools need.
}

// NewOrderRepository returns the service orders.
func NewOrderRepository(ctx context.Context, logger *slog.Logger, cfg *config.Config) (OrderRepository, error) {
	return nil, errors.New("orders is not implemented")
}
