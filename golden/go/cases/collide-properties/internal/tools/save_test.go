package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-properties-agent/adlrt"
	"example.com/collide-properties-agent/internal/tools"
	"example.com/collide-properties-agent/toolspec"
)

func TestSave(t *testing.T) {
	deps := depsSave() // set fakes of the others when the tool is implemented
	handler := tools.NewSave(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Save.Bind(handler.Save)})
	name := toolspec.Save.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSave == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSave)
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
