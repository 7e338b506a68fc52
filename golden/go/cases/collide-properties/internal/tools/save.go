package tools

import (
	"context"

	"example.com/collide-properties-agent/adlrt"
	"example.com/collide-properties-agent/toolspec"
)

// Save implements the tool save.
type Save struct {
	SaveDeps
}

var _ toolspec.SaveHandler = (*Save)(nil)

// NewSave returns the tool save.
func NewSave(deps SaveDeps) *Save {
	return &Save{deps}
}

// Save handles calls of save.
//
// Properties that differ only in spelling.
func (t *Save) Save(ctx context.Context, in toolspec.SaveInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
