package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestTideTable(t *testing.T) {
	handler := tools.NewTideTable(tools.TideTableDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.TideTable.Bind(handler.TideTable)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "tide_table" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "tide_table", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
