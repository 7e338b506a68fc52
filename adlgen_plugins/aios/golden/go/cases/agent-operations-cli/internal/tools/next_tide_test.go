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

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleNextTide == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.NextTide.Input.Unmarshal(sampleNextTide)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.NextTide.Checked(handler.NextTide)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.NextTide.Bind(handler.NextTide)})
		_, err := toolbox.Call(t.Context(), toolspec.NextTide.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
