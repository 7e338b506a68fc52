package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// Runtime implements the tool runtime.
type Runtime struct {
	RuntimeDeps
}

var _ toolspec.RuntimeHandler = (*Runtime)(nil)

// NewRuntime returns the tool runtime.
func NewRuntime(deps RuntimeDeps) *Runtime {
	return &Runtime{deps}
}

// Runtime handles calls of runtime.
//
// The name of the emitted library.
func (t *Runtime) Runtime(ctx context.Context, in toolspec.RuntimeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
