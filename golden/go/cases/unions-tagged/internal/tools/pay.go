package tools

import (
	"context"

	"example.com/unions-tagged-agent/adlrt"
	"example.com/unions-tagged-agent/toolspec"
)

// Pay implements the tool pay.
type Pay struct {
	PayDeps
}

var _ toolspec.PayHandler = (*Pay)(nil)

// NewPay returns the tool pay.
func NewPay(deps PayDeps) *Pay {
	return &Pay{deps}
}

// Pay handles calls of pay.
//
// Tagged unions.
func (t *Pay) Pay(ctx context.Context, in toolspec.PayInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
