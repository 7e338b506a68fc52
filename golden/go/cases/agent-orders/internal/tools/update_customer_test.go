package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestUpdateCustomer(t *testing.T) {
	deps := depsUpdateCustomer() // set fakes of the others when the tool is implemented
	handler := tools.NewUpdateCustomer(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleUpdateCustomer == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.UpdateCustomer.Input.Unmarshal(sampleUpdateCustomer)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.UpdateCustomer.Checked(handler.UpdateCustomer)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateCustomer.Bind(handler.UpdateCustomer)})
		_, err := toolbox.Call(t.Context(), toolspec.UpdateCustomer.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
