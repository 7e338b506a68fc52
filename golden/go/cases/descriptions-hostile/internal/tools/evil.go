package tools

import (
	"context"

	"example.com/descriptions-hostile-agent/adlrt"
	"example.com/descriptions-hostile-agent/toolspec"
)

// Evil implements the tool evil.
type Evil struct {
	EvilDeps
}

var _ toolspec.EvilHandler = (*Evil)(nil)

// NewEvil returns the tool evil.
func NewEvil(deps EvilDeps) *Evil {
	return &Evil{deps}
}

// Evil handles calls of evil.
//
// Evil */ text: """ """ `x` ${y} {{ z }} {% q %} \u0000 \ </script> # //
func (t *Evil) Evil(ctx context.Context, in toolspec.EvilInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
