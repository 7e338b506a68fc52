package services

import "context"

// Mailer is the service mailer.
//
// Sends mail.
type Mailer interface {
	any // replace it with the methods that the tools need
}

// NewMailer builds the service mailer; s contains the services before
// it. The app closes a service that is an io.Closer.
func NewMailer(ctx context.Context, s *Services) (Mailer, error) {
	return mailerService{}, nil
}

type mailerService struct{}
