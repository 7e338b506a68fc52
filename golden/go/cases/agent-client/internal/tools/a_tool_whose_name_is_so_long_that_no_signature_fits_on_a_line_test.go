package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(t *testing.T) {
	deps := depsAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine() // set fakes of the others when the tool is implemented
	handler := tools.NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine.Input.Unmarshal(sampleAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine.Checked(handler.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine.Bind(handler.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine)})
		_, err := toolbox.Call(t.Context(), toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
