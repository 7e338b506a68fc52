package tools_test

import (
	"errors"
	"testing"

	"summarize-logs/adlrt"
	"summarize-logs/internal/tools"
	"summarize-logs/toolspec"
)

func TestSummarizeLogs(t *testing.T) {
	deps := depsSummarizeLogs() // set fakes of the others when the tool is implemented
	handler := tools.NewSummarizeLogs(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SummarizeLogs.Bind(handler.SummarizeLogs)})
	name := toolspec.SummarizeLogs.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSummarizeLogs == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSummarizeLogs)
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
