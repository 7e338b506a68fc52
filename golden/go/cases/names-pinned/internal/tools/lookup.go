package tools

import (
	"context"

	"example.com/names-pinned-agent/adlrt"
	"example.com/names-pinned-agent/toolspec"
)

// Lookup implements the tool lookup.
type Lookup struct {
	LookupDeps
}

var _ toolspec.LookupHandler = (*Lookup)(nil)

// NewLookup returns the tool lookup.
func NewLookup(deps LookupDeps) *Lookup {
	return &Lookup{deps}
}

// Lookup handles calls of lookup.
//
// Look up.
func (t *Lookup) Lookup(ctx context.Context, in toolspec.LookupInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
