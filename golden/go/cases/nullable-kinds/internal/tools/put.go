package tools

import (
	"context"

	"example.com/nullable-kinds-agent/internal/adlrt"
	"example.com/nullable-kinds-agent/internal/toolspec"
)

// Put implements the tool put.
type Put struct {
	toolspec.PutDeps
}

// NewPut returns the tool put.
func NewPut(deps toolspec.PutDeps) *Put {
	return &Put{deps}
}

// Put handles calls of put.
//
// Nullable kinds.
func (t *Put) Put(ctx context.Context, in toolspec.PutInput) (toolspec.PutOutput, error) {
	var out toolspec.PutOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
