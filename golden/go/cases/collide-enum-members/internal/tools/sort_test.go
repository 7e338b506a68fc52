package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-enum-members-agent/adlrt"
	"example.com/collide-enum-members-agent/internal/tools"
	"example.com/collide-enum-members-agent/toolspec"
)

func TestSort(t *testing.T) {
	deps := depsSort() // set fakes of the others when the tool is implemented
	handler := tools.NewSort(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Sort.Bind(handler.Sort)})
	name := toolspec.Sort.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSort == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSort)
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
