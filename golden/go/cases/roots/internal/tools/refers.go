package tools

import (
	"context"

	"example.com/roots-agent/adlrt"
	"example.com/roots-agent/toolspec"
)

// Refers implements the tool refers.
type Refers struct {
	RefersDeps
}

var _ toolspec.RefersHandler = (*Refers)(nil)

// NewRefers returns the tool refers.
func NewRefers(deps RefersDeps) *Refers {
	return &Refers{deps}
}

// Refers handles calls of refers.
//
// A reference at the root.
func (t *Refers) Refers(ctx context.Context, in toolspec.RefersInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
