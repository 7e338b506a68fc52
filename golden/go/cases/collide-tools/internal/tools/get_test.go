package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-tools-agent/adlrt"
	"example.com/collide-tools-agent/internal/tools"
	"example.com/collide-tools-agent/toolspec"
)

func TestGet(t *testing.T) {
	deps := depsGet() // set fakes of the others when the tool is implemented
	handler := tools.NewGet(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Get.Bind(handler.Get)})
	name := toolspec.Get.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGet == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleGet)
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
