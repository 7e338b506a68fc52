package tools

import (
	"context"

	"example.com/sixty-properties-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
