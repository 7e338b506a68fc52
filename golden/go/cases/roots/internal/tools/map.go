package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Map implements the tool map.
type Map struct {
	toolspec.MapDeps
}

// NewMap returns the tool map.
func NewMap(deps toolspec.MapDeps) *Map {
	return &Map{deps}
}

// Map handles calls of map.
//
// A map.
func (t *Map) Map(ctx context.Context, in toolspec.MapInput) (toolspec.MapOutput, error) {
	var out toolspec.MapOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
