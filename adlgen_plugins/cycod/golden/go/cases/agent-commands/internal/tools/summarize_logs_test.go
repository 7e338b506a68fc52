package tools_test

import (
	"errors"
	"testing"

	"summarize-logs/adlrt"
	"summarize-logs/internal/tools"
	"summarize-logs/toolspec"
)

func TestSummarizeLogs(t *testing.T) {
	handler := tools.NewSummarizeLogs(tools.SummarizeLogsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SummarizeLogs.Bind(handler.SummarizeLogs)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "summarize-logs" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "summarize-logs", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
