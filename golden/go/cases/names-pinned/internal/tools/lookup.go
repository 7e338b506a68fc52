package tools

import (
	"context"

	"example.com/names-pinned-agent/internal/adlrt"
	"example.com/names-pinned-agent/internal/toolspec"
)

// Lookup implements the tool lookup.
type Lookup struct {
	toolspec.LookupDeps
}

// NewLookup returns the tool lookup.
func NewLookup(deps toolspec.LookupDeps) *Lookup {
	return &Lookup{deps}
}

// Lookup handles calls of lookup.
//
// Look up.
func (t *Lookup) Lookup(ctx context.Context, in toolspec.LookupInput) (toolspec.LookupOutput, error) {
	var out toolspec.LookupOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
