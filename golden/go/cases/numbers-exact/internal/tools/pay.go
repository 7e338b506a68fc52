package tools

import (
	"context"

	"example.com/numbers-exact-agent/internal/adlrt"
	"example.com/numbers-exact-agent/internal/toolspec"
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
// Pays an amount.
func (t *Pay) Pay(ctx context.Context, in toolspec.PayInput) (toolspec.PayOutput, error) {
	var out toolspec.PayOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
