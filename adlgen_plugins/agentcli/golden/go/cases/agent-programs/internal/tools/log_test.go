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
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Log.Bind(handler.Log)})
	name := toolspec.Log.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleLog == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleLog)
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
