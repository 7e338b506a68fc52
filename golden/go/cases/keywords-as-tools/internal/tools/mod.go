package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Mod implements the tool mod.
type Mod struct {
	toolspec.ModDeps
}

// NewMod returns the tool mod.
func NewMod(deps toolspec.ModDeps) *Mod {
	return &Mod{deps}
}

// Mod handles calls of mod.
//
// The usual name of a module file.
func (t *Mod) Mod(ctx context.Context, in toolspec.ModInput) (toolspec.ModOutput, error) {
	var out toolspec.ModOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
