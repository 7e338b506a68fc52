package tools_test

import (
	"errors"
	"testing"

	"example.com/external-validator-agent/adlrt"
	"example.com/external-validator-agent/internal/tools"
	"example.com/external-validator-agent/toolspec"
)

func TestChoose(t *testing.T) {
	deps := depsChoose() // set fakes of the others when the tool is implemented
	handler := tools.NewChoose(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleChoose == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Choose.Input.Unmarshal(sampleChoose)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Choose.Checked(handler.Choose)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Choose.Bind(handler.Choose)})
		_, err := toolbox.Call(t.Context(), toolspec.Choose.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
