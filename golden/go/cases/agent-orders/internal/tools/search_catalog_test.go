package tools_test

import (
	"errors"
	"testing"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func TestSearchCatalog(t *testing.T) {
	deps := depsSearchCatalog() // set fakes of the others when the tool is implemented
	handler := tools.NewSearchCatalog(deps)

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSearchCatalog == nil {
			t.Skip("there is no sample")
		}
		in, err := toolspec.SearchCatalog.Input.Unmarshal(sampleSearchCatalog)
		if err != nil {
			t.Fatal(err)
		}
		_, err = toolspec.SearchCatalog.Checked(handler.SearchCatalog)(t.Context(), in)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		if err != nil {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SearchCatalog.Bind(handler.SearchCatalog)})
		_, err := toolbox.Call(t.Context(), toolspec.SearchCatalog.Definition.Name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
