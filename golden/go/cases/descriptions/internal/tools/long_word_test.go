package tools_test

import (
	"errors"
	"testing"

	"example.com/descriptions-agent/adlrt"
	"example.com/descriptions-agent/internal/tools"
	"example.com/descriptions-agent/toolspec"
)

func TestLongWord(t *testing.T) {
	deps := depsLongWord() // set fakes of the others when the tool is implemented
	handler := tools.NewLongWord(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.LongWord.Bind(handler.LongWord)})
	name := toolspec.LongWord.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleLongWord == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleLongWord)
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
