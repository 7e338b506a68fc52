package tools_test

import (
	"errors"
	"testing"

	"example.com/numbers-exact-agent/adlrt"
	"example.com/numbers-exact-agent/internal/tools"
	"example.com/numbers-exact-agent/toolspec"
)

func TestPay(t *testing.T) {
	deps := depsPay() // set fakes of the others when the tool is implemented
	handler := tools.NewPay(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Pay.Bind(handler.Pay)})
	name := toolspec.Pay.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if samplePay == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, samplePay)
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
