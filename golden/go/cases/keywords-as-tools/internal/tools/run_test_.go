package tools

import (
	"context"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

// RunTest implements the tool run_test.
type RunTest struct {
	toolspec.RunTestDeps
}

// NewRunTest returns the tool run_test.
func NewRunTest(deps toolspec.RunTestDeps) *RunTest {
	return &RunTest{deps}
}

// RunTest handles calls of run_test.
//
// A suffix that makes a file a test.
func (t *RunTest) RunTest(ctx context.Context, in toolspec.RunTestInput) (toolspec.RunTestOutput, error) {
	var out toolspec.RunTestOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
