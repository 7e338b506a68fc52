package services

import "context"

// CustomerStore is the service customers.
//
// Where customers are kept.
type CustomerStore interface {
	Lookup() CustomerStoreLookup
	// Add the methods that the tools need.
}

// CustomerStoreLookup is the part customers.lookup.
type CustomerStoreLookup interface {
	any // replace it with the methods that the tools need
}

// NewCustomerStore builds the service customers; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewCustomerStore(ctx context.Context, s *Services) (CustomerStore, error) {
	return customerStore{}, nil
}

type customerStore struct{}

func (customerStore) Lookup() CustomerStoreLookup {
	return customerStoreLookup{}
}

type customerStoreLookup struct{}
