package tools_test

import (
	"errors"
	"testing"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/internal/tools"
	"example.com/client-agent/toolspec"
)

func TestAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(t *testing.T) {
	// Set fakes of the dependencies when the tool is implemented.
	handler := tools.NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(tools.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine.Bind(handler.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line", []byte("{}"))
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
		_, err := toolbox.Call(t.Context(), "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
