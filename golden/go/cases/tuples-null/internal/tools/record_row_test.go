package tools_test

import (
	"errors"
	"testing"

	"example.com/tuples-null-agent/adlrt"
	"example.com/tuples-null-agent/internal/tools"
	"example.com/tuples-null-agent/toolspec"
)

func TestRecordRow(t *testing.T) {
	deps := depsRecordRow() // set fakes of the others when the tool is implemented
	handler := tools.NewRecordRow(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.RecordRow.Bind(handler.RecordRow)})
	name := toolspec.RecordRow.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleRecordRow == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleRecordRow)
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
