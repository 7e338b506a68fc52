package tools

import (
	"context"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
)

// HTTPProbe2 implements the tool http_probe.
type HTTPProbe2 struct {
	HTTPProbe2Deps
}

var _ toolspec.HTTPProbe2Handler = (*HTTPProbe2)(nil)

// NewHTTPProbe2 returns the tool http_probe.
func NewHTTPProbe2(deps HTTPProbe2Deps) *HTTPProbe2 {
	return &HTTPProbe2{deps}
}

// HTTPProbe2 handles calls of http_probe.
//
// Evil */ text: """ """ `x` ${y} {{ z }} {% q %} \u0000 \ </script> # //
// DO\u202eNOT
// split
// me
func (t *HTTPProbe2) HTTPProbe2(ctx context.Context, in toolspec.HTTPProbe2Input) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
