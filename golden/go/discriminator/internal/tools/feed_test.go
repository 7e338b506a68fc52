package tools

import (
	"errors"
	"testing"

	"example.com/discriminator-agent/internal/adlrt"
	"example.com/discriminator-agent/internal/toolspec"
)

var _ toolspec.FeedHandler = (*Feed)(nil)

func TestFeed(t *testing.T) {
	tool := NewFeed(toolspec.FeedDeps{})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.Feed.Bind(tool.Feed)})

	t.Run("is defined", func(t *testing.T) {
		definitions := toolbox.Definitions()
		if len(definitions) != 1 || definitions[0].Name != "feed" {
			t.Errorf("got %v", definitions)
		}
	})

	t.Run("refuses what is no object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), "feed", []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
