package tools_test

import (
	"errors"
	"testing"

	"example.com/initialisms-agent/adlrt"
	"example.com/initialisms-agent/internal/tools"
	"example.com/initialisms-agent/toolspec"
)

func TestGetJSONByID(t *testing.T) {
	deps := depsGetJSONByID() // set fakes of the others when the tool is implemented
	handler := tools.NewGetJSONByID(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.GetJSONByID.Bind(handler.GetJSONByID)})
	name := toolspec.GetJSONByID.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleGetJSONByID == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleGetJSONByID)
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
