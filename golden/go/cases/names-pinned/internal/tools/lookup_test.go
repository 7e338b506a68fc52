package tools_test

import (
	"errors"
	"testing"

	"example.com/names-pinned-agent/adlrt"
	"example.com/names-pinned-agent/internal/tools"
	"example.com/names-pinned-agent/toolspec"
)

func TestLookup(t *testing.T) {
	deps := depsLookup() // set fakes of the others when the tool is implemented
	handler := tools.NewLookup(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Lookup.Bind(handler.Lookup)})
	name := toolspec.Lookup.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleLookup == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleLookup)
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
