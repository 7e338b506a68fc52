package tools_test

import (
	"errors"
	"testing"

	"archive/adlrt"
	"archive/internal/tools"
	"archive/toolspec"
)

func TestArchive(t *testing.T) {
	handler := tools.NewArchive(tools.ArchiveDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Archive.Bind(handler.Archive)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "archive" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "archive", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
