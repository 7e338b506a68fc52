package tools

import (
	"context"

	"example.com/enums-agent/adlrt"
	"example.com/enums-agent/toolspec"
)

// Collect implements the tool collect.
type Collect struct {
	CollectDeps
}

var _ toolspec.CollectHandler = (*Collect)(nil)

// NewCollect returns the tool collect.
func NewCollect(deps CollectDeps) *Collect {
	return &Collect{deps}
}

// Collect handles calls of collect.
//
// Enumerations as items and values, with empty defaults.
func (t *Collect) Collect(ctx context.Context, in toolspec.CollectInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
