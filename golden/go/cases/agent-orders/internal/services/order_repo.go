package services

import "context"

// OrderRepository is the service orderRepo.
//
// Order storage, backed by Postgres.
type OrderRepository interface {
	Customers() OrderRepositoryCustomers
	// Add the methods that the tools need.
}

// OrderRepositoryCustomers is the part orderRepo.customers.
type OrderRepositoryCustomers interface {
	any // replace it with the methods that the tools need
}

// NewPostgresOrderRepository builds the service orderRepo; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewPostgresOrderRepository(ctx context.Context, s *Services) (OrderRepository, error) {
	return orderRepository{}, nil
}

type orderRepository struct{}

func (orderRepository) Customers() OrderRepositoryCustomers {
	return orderRepositoryCustomers{}
}

type orderRepositoryCustomers struct{}
