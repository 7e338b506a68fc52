package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Con implements the tool con.
type Con struct {
	ConDeps
}

var _ toolspec.ConHandler = (*Con)(nil)

// NewCon returns the tool con.
func NewCon(deps ConDeps) *Con {
	return &Con{deps}
}

// Con handles calls of con.
//
// A device name on one system.
func (t *Con) Con(ctx context.Context, in toolspec.ConInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
