package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestGeocode(t *testing.T) {
	deps := depsGeocode() // set fakes of the others when the tool is implemented
	handler := tools.NewGeocode(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGeocode == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.Geocode.Input.Unmarshal(sampleGeocode)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.Geocode.Checked(handler.Geocode)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Geocode.Bind(handler.Geocode)})
		_, err := toolbox.Call(t.Context(), toolspec.Geocode.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
