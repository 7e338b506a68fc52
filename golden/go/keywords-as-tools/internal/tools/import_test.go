package tools

import (
	"errors"
	"testing"

	"example.com/keywords-as-tools-agent/internal/adlrt"
	"example.com/keywords-as-tools-agent/internal/toolspec"
)

var _ toolspec.ImportHandler = (*Import)(nil)

func TestImport(t *testing.T) {
	tool := NewImport(toolspec.ImportDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Import.Bind(tool.Import)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "import" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "import", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
