package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestHarbourList(t *testing.T) {
	deps := depsHarbourList() // set fakes of the others when the tool is implemented
	handler := tools.NewHarbourList(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleHarbourList == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.HarbourList.Input.Unmarshal(sampleHarbourList)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.HarbourList.Checked(handler.HarbourList)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HarbourList.Bind(handler.HarbourList)})
		_, err := toolbox.Call(t.Context(), toolspec.HarbourList.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
