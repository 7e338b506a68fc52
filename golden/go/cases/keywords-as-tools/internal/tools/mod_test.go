package tools_test

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/adlrt"
	"example.com/keywords-as-tools-agent/internal/tools"
	"example.com/keywords-as-tools-agent/toolspec"
)

func TestMod(t *testing.T) {
	deps := depsMod() // set fakes of the others when the tool is implemented
	handler := tools.NewMod(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Mod.Bind(handler.Mod)})
	name := toolspec.Mod.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleMod == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleMod)
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
