package tools_test

import (
	"errors"
	"testing"

	"harbour-berths/adlrt"
	"harbour-berths/internal/tools"
	"harbour-berths/toolspec"
)

func TestReserveBerth(t *testing.T) {
	deps := depsReserveBerth() // set fakes of the others when the tool is implemented
	handler := tools.NewReserveBerth(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReserveBerth == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ReserveBerth.Input.Unmarshal(sampleReserveBerth)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ReserveBerth.Checked(handler.ReserveBerth)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReserveBerth.Bind(handler.ReserveBerth)})
		_, err := toolbox.Call(t.Context(), toolspec.ReserveBerth.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
