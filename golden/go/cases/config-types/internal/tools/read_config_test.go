package tools_test

import (
	"errors"
	"testing"

	"example.com/config-types-agent/adlrt"
	"example.com/config-types-agent/internal/tools"
	"example.com/config-types-agent/toolspec"
)

func TestReadConfig(t *testing.T) {
	deps := depsReadConfig() // set fakes of the others when the tool is implemented
	handler := tools.NewReadConfig(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ReadConfig.Bind(handler.ReadConfig)})
	name := toolspec.ReadConfig.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleReadConfig == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleReadConfig)
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
