package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Con implements the tool con.
type Con struct {
	toolspec.ConDeps
}

// NewCon returns the tool con.
func NewCon(deps toolspec.ConDeps) *Con {
	return &Con{deps}
}

// Con handles calls of con.
//
// A device name on one system.
func (t *Con) Con(ctx context.Context, in toolspec.ConInput) (toolspec.ConOutput, error) {
	var out toolspec.ConOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
