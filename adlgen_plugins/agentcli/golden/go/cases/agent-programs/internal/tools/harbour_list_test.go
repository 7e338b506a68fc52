package tools_test

import (
	"errors"
	"testing"

	"harbour/adlrt"
	"harbour/internal/tools"
	"harbour/toolspec"
)

func TestHarbourList(t *testing.T) {
	handler := tools.NewHarbourList(tools.HarbourListDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.HarbourList.Bind(handler.HarbourList)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "harbour.list" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "harbour.list", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
