package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestCreateOrder(t *testing.T) {
	deps := depsCreateOrder() // set fakes of the others when the tool is implemented
	handler := tools.NewCreateOrder(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateOrder.Bind(handler.CreateOrder)})
	name := toolspec.CreateOrder.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCreateOrder == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleCreateOrder)
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
