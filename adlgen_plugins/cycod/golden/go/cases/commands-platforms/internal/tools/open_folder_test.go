package tools_test

import (
	"errors"
	"testing"

	"open-folder/adlrt"
	"open-folder/internal/tools"
	"open-folder/toolspec"
)

func TestOpenFolder(t *testing.T) {
	handler := tools.NewOpenFolder(tools.OpenFolderDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.OpenFolder.Bind(handler.OpenFolder)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "open-folder" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "open-folder", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
