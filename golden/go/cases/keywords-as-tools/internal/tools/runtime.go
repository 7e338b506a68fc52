package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// Runtime implements the tool runtime.
type Runtime struct {
	toolspec.RuntimeDeps
}

// NewRuntime returns the tool runtime.
func NewRuntime(deps toolspec.RuntimeDeps) *Runtime {
	return &Runtime{deps}
}

// Runtime handles calls of runtime.
//
// The name of the emitted library.
func (t *Runtime) Runtime(ctx context.Context, in toolspec.RuntimeInput) (toolspec.RuntimeOutput, error) {
	var out toolspec.RuntimeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
