package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/toolspec"
)

// RunTest implements the tool run_test.
type RunTest struct {
	RunTestDeps
}

var _ toolspec.RunTestHandler = (*RunTest)(nil)

// NewRunTest returns the tool run_test.
func NewRunTest(deps RunTestDeps) *RunTest {
	return &RunTest{deps}
}

// RunTest handles calls of run_test.
//
// A suffix that makes a file a test.
func (t *RunTest) RunTest(ctx context.Context, in toolspec.RunTestInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
