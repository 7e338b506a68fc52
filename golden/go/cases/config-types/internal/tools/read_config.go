package tools

import (
	"context"

	"example.com/config-types-agent/adlrt"
	"example.com/config-types-agent/toolspec"
)

// ReadConfig implements the tool read_config.
type ReadConfig struct {
	ReadConfigDeps
}

var _ toolspec.ReadConfigHandler = (*ReadConfig)(nil)

// NewReadConfig returns the tool read_config.
func NewReadConfig(deps ReadConfigDeps) *ReadConfig {
	return &ReadConfig{deps}
}

// ReadConfig handles calls of read_config.
//
// Reads it.
func (t *ReadConfig) ReadConfig(ctx context.Context, in toolspec.ReadConfigInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
