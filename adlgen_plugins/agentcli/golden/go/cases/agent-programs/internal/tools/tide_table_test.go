package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestTideTable(t *testing.T) {
	deps := depsTideTable() // set fakes of the others when the tool is implemented
	handler := tools.NewTideTable(deps)
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.TideTable.Bind(handler.TideTable)})
	name := toolspec.TideTable.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleTideTable == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleTideTable)
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
