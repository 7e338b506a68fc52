package tools_test

import (
	"errors"
	"testing"

	"cleaner/internal/adlrt"
	"cleaner/internal/tools"
	"cleaner/internal/toolspec"
)

func TestCleaner(t *testing.T) {
	var handler toolspec.CleanerHandler = tools.NewCleaner(toolspec.CleanerDeps{})
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
