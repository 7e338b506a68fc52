package tools

import (
	"context"

	"example.com/collide-properties-agent/internal/adlrt"
	"example.com/collide-properties-agent/internal/toolspec"
)

// Save implements the tool save.
type Save struct {
	toolspec.SaveDeps
}

// NewSave returns the tool save.
func NewSave(deps toolspec.SaveDeps) *Save {
	return &Save{deps}
}

// Save handles calls of save.
//
// Properties that differ only in spelling.
func (t *Save) Save(ctx context.Context, in toolspec.SaveInput) (toolspec.SaveOutput, error) {
	var out toolspec.SaveOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
