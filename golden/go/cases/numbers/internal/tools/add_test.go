package tools_test

import (
	"errors"
	"testing"

	"example.com/numbers-agent/adlrt"
	"example.com/numbers-agent/internal/tools"
	"example.com/numbers-agent/toolspec"
)

func TestAdd(t *testing.T) {
	deps := depsAdd() // set fakes of the others when the tool is implemented
	handler := tools.NewAdd(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Add.Bind(handler.Add)})
	name := toolspec.Add.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAdd == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleAdd)
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
