package tools

import (
	"errors"
	"testing"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

var _ toolspec.ImportRowsHandler = (*ImportRows)(nil)

func TestImportRows(t *testing.T) {
	tool := NewImportRows(toolspec.ImportRowsDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.ImportRows.Bind(tool.ImportRows)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "import_rows" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "import_rows", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
