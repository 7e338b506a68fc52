package tools

import (
	"context"
	"errors"

	"example.com/sixty-properties-agent/internal/toolspec"
)

// Configure implements the tool configure.
type Configure struct {
	toolspec.ConfigureDeps
}

// NewConfigure returns the tool configure.
func NewConfigure(deps toolspec.ConfigureDeps) *Configure {
	return &Configure{deps}
}

// Configure handles calls of configure.
//
// Sixty properties.
func (t *Configure) Configure(ctx context.Context, in toolspec.ConfigureInput) (toolspec.ConfigureOutput, error) {
	var out toolspec.ConfigureOutput
	return out, errors.New("configure is not implemented")
}
