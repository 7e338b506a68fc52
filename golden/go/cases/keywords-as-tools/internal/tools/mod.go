package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Mod implements the tool mod.
type Mod struct {
	ModDeps
}

var _ toolspec.ModHandler = (*Mod)(nil)

// NewMod returns the tool mod.
func NewMod(deps ModDeps) *Mod {
	return &Mod{deps}
}

// Mod handles calls of mod.
//
// The usual name of a module file.
func (t *Mod) Mod(ctx context.Context, in toolspec.ModInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
