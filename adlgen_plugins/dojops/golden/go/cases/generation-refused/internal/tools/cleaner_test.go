package tools_test

import (
	"errors"
	"testing"

	"cleaner/adlrt"
	"cleaner/internal/tools"
	"cleaner/toolspec"
)

func TestCleaner(t *testing.T) {
	handler := tools.NewCleaner(tools.CleanerDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Cleaner.Bind(handler.Cleaner)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "cleaner" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "cleaner", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
