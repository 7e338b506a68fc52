package tools_test

import (
	"errors"
	"testing"

	"tide-table/adlrt"
	"tide-table/internal/tools"
	"tide-table/toolspec"
)

func TestNextTide(t *testing.T) {
	deps := depsNextTide() // set fakes of the others when the tool is implemented
	handler := tools.NewNextTide(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.NextTide.Bind(handler.NextTide)})
	name := toolspec.NextTide.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleNextTide == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleNextTide)
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
