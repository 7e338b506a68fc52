package tools_test

import (
	"errors"
	"testing"

	"example.com/draft-06-agent/adlrt"
	"example.com/draft-06-agent/internal/tools"
	"example.com/draft-06-agent/toolspec"
)

func TestOld(t *testing.T) {
	deps := depsOld() // set fakes of the others when the tool is implemented
	handler := tools.NewOld(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Old.Bind(handler.Old)})
	name := toolspec.Old.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleOld == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleOld)
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
