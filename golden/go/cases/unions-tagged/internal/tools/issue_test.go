package tools_test

import (
	"errors"
	"testing"

	"example.com/unions-tagged-agent/adlrt"
	"example.com/unions-tagged-agent/internal/tools"
	"example.com/unions-tagged-agent/toolspec"
)

func TestIssue(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewIssue(tools.IssueDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Issue.Bind(handler.Issue)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "issue" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "issue", []byte(`{"card":{"kind":"old_card"}}`))
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
		_, err := toolbox.Call(t.Context(), "issue", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
