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
func (t *Pay) Pay(ctx context.Context, in toolspec.PayInput) (toolspec.PayOutput, error) {
	var out toolspec.PayOutput
	return out, adlrt.ErrNotImplemented
}
