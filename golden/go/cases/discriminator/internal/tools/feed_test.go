package tools_test

import (
	"errors"
	"testing"

	"example.com/discriminator-agent/adlrt"
	"example.com/discriminator-agent/internal/tools"
	"example.com/discriminator-agent/toolspec"
)

func TestFeed(t *testing.T) {
	handler := tools.NewFeed(tools.FeedDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Feed.Bind(handler.Feed)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "feed" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "feed", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
