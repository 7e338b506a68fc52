package tools

import (
	"context"

	"example.com/config-types-agent/internal/adlrt"
	"example.com/config-types-agent/internal/toolspec"
)

// ReadConfig implements the tool read_config.
type ReadConfig struct {
	toolspec.ReadConfigDeps
}

// NewReadConfig returns the tool read_config.
func NewReadConfig(deps toolspec.ReadConfigDeps) *ReadConfig {
	return &ReadConfig{deps}
}

// ReadConfig handles calls of read_config.
//
// Reads it.
func (t *ReadConfig) ReadConfig(ctx context.Context, in toolspec.ReadConfigInput) (toolspec.ReadConfigOutput, error) {
	var out toolspec.ReadConfigOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
