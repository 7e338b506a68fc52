package tools

import (
	"context"
	"errors"

	"example.com/unions-tagged-agent/internal/toolspec"
)

// Pay implements the tool pay.
type Pay struct {
	toolspec.PayDeps
}

// NewPay returns the tool pay.
func NewPay(deps toolspec.PayDeps) *Pay {
	return &Pay{deps}
}

// Pay handles calls of pay.
//
// Tagged unions.
func (t *Pay) Pay(ctx context.Context, in toolspec.PayInput) (toolspec.PayOutput, error) {
	var out toolspec.PayOutput
	return out, errors.New("pay is not implemented")
}
