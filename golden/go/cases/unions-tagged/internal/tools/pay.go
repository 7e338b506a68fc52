package tools

import (
	"context"

	"example.com/unions-tagged-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
