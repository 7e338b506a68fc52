package tools

import (
	"context"

	"example.com/draft-2019-09-agent/internal/adlrt"
	"example.com/draft-2019-09-agent/internal/toolspec"
)

// Old implements the tool old.
type Old struct {
	toolspec.OldDeps
}

// NewOld returns the tool old.
func NewOld(deps toolspec.OldDeps) *Old {
	return &Old{deps}
}

// Old handles calls of old.
//
// Draft 2019-09.
func (t *Old) Old(ctx context.Context, in toolspec.OldInput) (toolspec.OldOutput, error) {
	var out toolspec.OldOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
