package services

import (
	"context"
	"fmt"
	"sync"

	"example.com/orders-agent/toolspec"
)

// Product is a product of the catalogue.
type Product struct {
	SKU   string `json:"sku"`
	Name  string `json:"name"`
	Price int64  `json:"price"` // in cents
}

// Customer is what the shop knows of a customer.
type Customer struct {
	NickName  *string
	Class     any
	TwoFactor bool
	Labels    map[string]string
}

// OrderRepository stores orders.
type OrderRepository interface {
	Customers() OrderRepositoryCustomers
	Products() []Product
	Save(order toolspec.CreateOrderInput) (id string)
}

// OrderRepositoryCustomers is the part orderRepo.customers.
type OrderRepositoryCustomers interface {
	// Update changes a customer and reports whether there is one.
	Update(id string, change func(*Customer)) bool
}

// NewPostgresOrderRepository returns a repository in memory; a real one would
// connect to s.Config.Database.
func NewPostgresOrderRepository(ctx context.Context, s *Services) (OrderRepository, error) {
	s.Logger.InfoContext(ctx, "orders are stored", "database", s.Config.Database.URL)
	name := "Ada"
	return NewMemory([]Product{
		{"ABC-0001", "Blue mug", 1250},
		{"ABC-0002", "Green mug", 1500},
		{"XYZ-1000", "Teapot", 4900},
	}, map[string]*Customer{"c1": {NickName: &name, Class: "gold"}}), nil
}

// Memory stores orders until the process ends.
type Memory struct {
	mu        sync.Mutex
	catalogue []Product
	customers map[string]*Customer
	orders    []toolspec.CreateOrderInput
}

// NewMemory returns a repository without orders.
func NewMemory(catalogue []Product, customers map[string]*Customer) *Memory {
	return &Memory{catalogue: catalogue, customers: customers}
}

// Customers returns the customers, which are in the same repository.
func (m *Memory) Customers() OrderRepositoryCustomers { return m }

// Products returns the catalogue.
func (m *Memory) Products() []Product { return m.catalogue }

// Save stores an order.
func (m *Memory) Save(order toolspec.CreateOrderInput) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.orders = append(m.orders, order)
	return fmt.Sprintf("order-%d", len(m.orders))
}

// Orders returns the orders in the order in which they were stored.
func (m *Memory) Orders() []toolspec.CreateOrderInput {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.orders
}

// Update changes a customer.
func (m *Memory) Update(id string, change func(*Customer)) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	customer, ok := m.customers[id]
	if ok {
		change(customer)
	}
	return ok
}
