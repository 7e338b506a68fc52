package tools_test

import (
	"errors"
	"testing"

	"example.com/collide-types-agent/adlrt"
	"example.com/collide-types-agent/internal/tools"
	"example.com/collide-types-agent/toolspec"
)

func TestSearch(t *testing.T) {
	deps := depsSearch() // set fakes of the others when the tool is implemented
	handler := tools.NewSearch(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Search.Bind(handler.Search)})
	name := toolspec.Search.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSearch == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSearch)
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
