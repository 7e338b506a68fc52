package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

var _ toolspec.RunTestHandler = (*RunTest)(nil)

func TestRunTest(t *testing.T) {
	tool := NewRunTest(toolspec.RunTestDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RunTest.Bind(tool.RunTest)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "run_test" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "run_test", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
