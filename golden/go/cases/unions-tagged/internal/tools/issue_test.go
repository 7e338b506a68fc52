package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-tagged-agent/adlrt"
	"example.com/unions-tagged-agent/internal/tools"
	"example.com/unions-tagged-agent/toolspec"
)

func TestIssue(t *testing.T) {
	deps := depsIssue() // set fakes of the others when the tool is implemented
	handler := tools.NewIssue(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Issue.Bind(handler.Issue)})
	name := toolspec.Issue.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleIssue == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleIssue)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
