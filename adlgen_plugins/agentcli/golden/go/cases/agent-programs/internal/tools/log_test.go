package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestLog(t *testing.T) {
	deps := depsLog() // set fakes of the others when the tool is implemented
	handler := tools.NewLog(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleLog == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Log.Input.Unmarshal(sampleLog)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Log.Checked(handler.Log)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Log.Bind(handler.Log)})
		_, err := toolbox.Call(t.Context(), toolspec.Log.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
