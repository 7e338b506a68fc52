package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Map implements the tool map.
type Map struct {
	MapDeps
}

var _ toolspec.MapHandler = (*Map)(nil)

// NewMap returns the tool map.
func NewMap(deps MapDeps) *Map {
	return &Map{deps}
}

// Map handles calls of map.
//
// A map.
func (t *Map) Map(ctx context.Context, in toolspec.MapInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
