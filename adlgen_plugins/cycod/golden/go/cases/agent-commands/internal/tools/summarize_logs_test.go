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

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSummarizeLogs == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.SummarizeLogs.Input.Unmarshal(sampleSummarizeLogs)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.SummarizeLogs.Checked(handler.SummarizeLogs)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SummarizeLogs.Bind(handler.SummarizeLogs)})
		_, err := toolbox.Call(t.Context(), toolspec.SummarizeLogs.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
