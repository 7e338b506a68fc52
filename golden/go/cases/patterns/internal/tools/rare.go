package tools

import (
	"context"

	"example.com/patterns-agent/adlrt"
	"example.com/patterns-agent/toolspec"
)

// Rare implements the tool rare.
type Rare struct {
	RareDeps
}

var _ toolspec.RareHandler = (*Rare)(nil)

// NewRare returns the tool rare.
func NewRare(deps RareDeps) *Rare {
	return &Rare{deps}
}

// Rare handles calls of rare.
//
// Escapes that few programs know.
func (t *Rare) Rare(ctx context.Context, in toolspec.RareInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
