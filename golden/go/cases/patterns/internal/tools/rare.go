package tools

import (
	"context"

	"example.com/patterns-agent/internal/adlrt"
	"example.com/patterns-agent/internal/toolspec"
)

// Rare implements the tool rare.
type Rare struct {
	toolspec.RareDeps
}

// NewRare returns the tool rare.
func NewRare(deps toolspec.RareDeps) *Rare {
	return &Rare{deps}
}

// Rare handles calls of rare.
//
// Escapes that few programs know.
func (t *Rare) Rare(ctx context.Context, in toolspec.RareInput) (toolspec.RareOutput, error) {
	var out toolspec.RareOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
