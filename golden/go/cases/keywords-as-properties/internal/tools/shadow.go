package tools

import (
	"context"

	"example.com/keywords-as-properties-agent/adlrt"
	"example.com/keywords-as-properties-agent/toolspec"
)

// Shadow implements the tool shadow.
type Shadow struct {
	ShadowDeps
}

var _ toolspec.ShadowHandler = (*Shadow)(nil)

// NewShadow returns the tool shadow.
func NewShadow(deps ShadowDeps) *Shadow {
	return &Shadow{deps}
}

// Shadow handles calls of shadow.
//
// Properties named after what generated code calls, next to a default that it
// builds.
func (t *Shadow) Shadow(ctx context.Context, in toolspec.ShadowInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
