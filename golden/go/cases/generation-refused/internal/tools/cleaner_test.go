package tools_test

import (
	"errors"
	"testing"

	"cleaner/adlrt"
	"cleaner/internal/tools"
	"cleaner/toolspec"
)

func TestCleaner(t *testing.T) {
	deps := depsCleaner() // set fakes of the others when the tool is implemented
	handler := tools.NewCleaner(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Cleaner.Bind(handler.Cleaner)})
	name := toolspec.Cleaner.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCleaner == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleCleaner)
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
