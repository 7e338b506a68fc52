package services

import (
	"context"
	"errors"
	"log/slog"

	"example.com/orders-agent/internal/config"
)

// OrderRepository is the service orderRepo.
//
// Order storage, backed by Postgres.
type OrderRepository interface {
	Customers() OrderRepositoryCustomers
	// Add the methods that the tools need.
}

// OrderRepositoryCustomers is the part orderRepo.customers.
type OrderRepositoryCustomers interface {
	// Add the methods that the tools need.
}

// NewPostgresOrderRepository returns the service orderRepo.
func NewPostgresOrderRepository(ctx context.Context, logger *slog.Logger, cfg *config.Config) (OrderRepository, error) {
	return nil, errors.New("orderRepo is not implemented")
}
