package tools

import (
	"context"

	"example.com/roots-agent/internal/adlrt"
	"example.com/roots-agent/internal/toolspec"
)

// Refers implements the tool refers.
type Refers struct {
	toolspec.RefersDeps
}

// NewRefers returns the tool refers.
func NewRefers(deps toolspec.RefersDeps) *Refers {
	return &Refers{deps}
}

// Refers handles calls of refers.
//
// A reference at the root.
func (t *Refers) Refers(ctx context.Context, in toolspec.RefersInput) (toolspec.RefersOutput, error) {
	var out toolspec.RefersOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
