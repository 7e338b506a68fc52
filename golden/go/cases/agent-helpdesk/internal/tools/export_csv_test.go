package tools_test

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/internal/tools"
	"example.com/agent-helpdesk-agent/toolspec"
)

func TestExportCSV(t *testing.T) {
	deps := depsExportCSV() // set fakes of the others when the tool is implemented
	handler := tools.NewExportCSV(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleExportCSV == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.ExportCSV.Input.Unmarshal(sampleExportCSV)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.ExportCSV.Checked(handler.ExportCSV)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ExportCSV.Bind(handler.ExportCSV)})
		_, err := toolbox.Call(t.Context(), toolspec.ExportCSV.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
