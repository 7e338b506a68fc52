package tools

import (
	"context"

	"example.com/sixty-properties-agent/adlrt"
	"example.com/sixty-properties-agent/toolspec"
)

// Configure implements the tool configure.
type Configure struct {
	ConfigureDeps
}

var _ toolspec.ConfigureHandler = (*Configure)(nil)

// NewConfigure returns the tool configure.
func NewConfigure(deps ConfigureDeps) *Configure {
	return &Configure{deps}
}

// Configure handles calls of configure.
//
// Sixty properties.
func (t *Configure) Configure(ctx context.Context, in toolspec.ConfigureInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
