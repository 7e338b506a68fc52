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
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SearchCatalog.Bind(handler.SearchCatalog)})
	name := toolspec.SearchCatalog.Definition.Name

	t.Run("handles arguments that it accepts", func(t *testing.T) {
		if sampleSearchCatalog == nil {
			t.Skip("there is no sample")
		}
		_, err := toolbox.Call(t.Context(), name, sampleSearchCatalog)
		if errors.Is(err, adlrt.ErrNotImplemented) {
			t.Skip(err)
		}
		var invalid *adlrt.InvalidArgumentsError
		var answer adlrt.ModelError // also a result of the tool
		if err != nil && (errors.As(err, &invalid) || !errors.As(err, &answer)) {
			t.Error(err)
		}
	})

	t.Run("rejects arguments other than an object", func(t *testing.T) {
		_, err := toolbox.Call(t.Context(), name, []byte("[]"))
		var invalid *adlrt.InvalidArgumentsError
		if !errors.As(err, &invalid) {
			t.Errorf("got %v", err)
		}
	})
}
