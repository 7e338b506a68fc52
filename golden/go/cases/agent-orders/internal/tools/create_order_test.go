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

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleCreateOrder == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.CreateOrder.Input.Unmarshal(sampleCreateOrder)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.CreateOrder.Checked(handler.CreateOrder)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateOrder.Bind(handler.CreateOrder)})
		_, err := toolbox.Call(t.Context(), toolspec.CreateOrder.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
