package tools

import (
	"context"

	"example.com/initialisms-agent/internal/adlrt"
	"example.com/initialisms-agent/internal/toolspec"
)

// HTTPProbe2 implements the tool HTTPProbe2.
type HTTPProbe2 struct {
	toolspec.HTTPProbe2Deps
}

// NewHTTPProbe2 returns the tool HTTPProbe2.
func NewHTTPProbe2(deps toolspec.HTTPProbe2Deps) *HTTPProbe2 {
	return &HTTPProbe2{deps}
}

// HTTPProbe2 handles calls of HTTPProbe2.
//
// Probe.
func (t *HTTPProbe2) HTTPProbe2(ctx context.Context, in toolspec.HTTPProbe2Input) (toolspec.HTTPProbe2Output, error) {
	var out toolspec.HTTPProbe2Output
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
