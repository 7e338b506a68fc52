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

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleTideTable == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.TideTable.Input.Unmarshal(sampleTideTable)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.TideTable.Checked(handler.TideTable)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.TideTable.Bind(handler.TideTable)})
		_, err := toolbox.Call(t.Context(), toolspec.TideTable.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
