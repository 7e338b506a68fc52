package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestListShips(t *testing.T) {
	deps := depsListShips() // set fakes of the others when the tool is implemented
	handler := tools.NewListShips(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleListShips == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ListShips.Input.Unmarshal(sampleListShips)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ListShips.Checked(handler.ListShips)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ListShips.Bind(handler.ListShips)})
		_, err := toolbox.Call(t.Context(), toolspec.ListShips.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
