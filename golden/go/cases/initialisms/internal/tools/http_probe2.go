package tools

import (
	"context"

	"example.com/initialisms-agent/adlrt"
	"example.com/initialisms-agent/toolspec"
)

// HTTPProbe2 implements the tool HTTPProbe2.
type HTTPProbe2 struct {
	HTTPProbe2Deps
}

var _ toolspec.HTTPProbe2Handler = (*HTTPProbe2)(nil)

// NewHTTPProbe2 returns the tool HTTPProbe2.
func NewHTTPProbe2(deps HTTPProbe2Deps) *HTTPProbe2 {
	return &HTTPProbe2{deps}
}

// HTTPProbe2 handles calls of HTTPProbe2.
//
// Probe.
func (t *HTTPProbe2) HTTPProbe2(ctx context.Context, in toolspec.HTTPProbe2Input) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
