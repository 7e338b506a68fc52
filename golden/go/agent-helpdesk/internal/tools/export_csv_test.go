package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.ExportCSVHandler = (*ExportCSV)(nil)

func TestExportCSV(t *testing.T) {
	tool := NewExportCSV(toolspec.ExportCSVDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ExportCSV.Bind(tool.ExportCSV)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "export_csv" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "export_csv", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
