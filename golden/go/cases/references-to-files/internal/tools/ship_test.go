package tools_test

import (
	"errors"
	"testing"

	"example.com/references-to-files-agent/adlrt"
	"example.com/references-to-files-agent/internal/tools"
	"example.com/references-to-files-agent/toolspec"
)

func TestShip(t *testing.T) {
	deps := depsShip() // set fakes of the others when the tool is implemented
	handler := tools.NewShip(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Ship.Bind(handler.Ship)})
	name := toolspec.Ship.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleShip == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleShip)
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
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
