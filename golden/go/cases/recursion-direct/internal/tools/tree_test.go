package tools_test

import (
	"errors"
	"testing"

	"example.com/recursion-direct-agent/adlrt"
	"example.com/recursion-direct-agent/internal/tools"
	"example.com/recursion-direct-agent/toolspec"
)

func TestTree(t *testing.T) {
	deps := depsTree() // set fakes of the others when the tool is implemented
	handler := tools.NewTree(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Tree.Bind(handler.Tree)})
	name := toolspec.Tree.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleTree == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleTree)
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
