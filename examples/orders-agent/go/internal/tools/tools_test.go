package tools_test

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"time"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/internal/services"
	"example.com/orders-agent/internal/tools"
	"example.com/orders-agent/toolspec"
)

func shop() *services.Memory {
	name := "Ada"
	return services.NewMemory([]services.Product{
		{SKU: "ABC-0001", Name: "Blue mug", Price: 1250},
		{SKU: "ABC-0002", Name: "Cup", Price: 900},
	}, map[string]*services.Customer{"c1": {NickName: &name, Class: "gold"}})
}

func address(t *testing.T, text string) *url.URL {
	t.Helper()
	parsed, err := url.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// payments records what is charged, and fails with err.
type payments struct {
	charged []int64
	err     error
}

func (p *payments) Charge(_ context.Context, _ toolspec.CreateOrderPayment, cents int64) error {
	p.charged = append(p.charged, cents)
	return p.err
}

func TestCreateOrder(t *testing.T) {
	in := toolspec.CreateOrderInput{
		Customer: toolspec.CreateOrderCustomer{ID: "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"},
		Items:    []toolspec.CreateOrderItem{{SKUID: "ABC-0001", Quantity: 2}},
		Payment:  toolspec.CreateOrderPaymentInvoice{DueDate: adlrt.Date{Year: 2026, Month: time.December, Day: 24}},
		Priority: toolspec.CreateOrderPriorityNormal,
	}
	outage := errors.New("no connection")
	for name, test := range map[string]struct {
		charge error
		status toolspec.CreateOrderOutputStatus
		err    error
	}{
		"accepted": {nil, toolspec.CreateOrderOutputStatusAccepted, nil},
		"refused":  {services.ErrRefused, toolspec.CreateOrderOutputStatusRejected, nil},
		"failed":   {outage, "", outage},
	} {
		t.Run(name, func(t *testing.T) {
			orders, charges := shop(), &payments{err: test.charge}
			tool := tools.NewCreateOrder(tools.CreateOrderDeps{
				OrderRepo: orders, PaymentsClient: charges, Logger: slog.New(slog.DiscardHandler),
			})
			out, err := tool.CreateOrder(t.Context(), in)
			if !errors.Is(err, test.err) || out.Status != test.status {
				t.Errorf("got %+v, %v", out, err)
			}
			if len(charges.charged) != 1 || charges.charged[0] != 2500 {
				t.Errorf("charged %v", charges.charged)
			}
			if stored := len(orders.Orders()); (stored == 1) != (test.err == nil) {
				t.Errorf("%d orders are stored", stored)
			}
		})
	}
}

func TestCreateOrderOfAnUnknownProduct(t *testing.T) {
	tool := tools.NewCreateOrder(tools.CreateOrderDeps{OrderRepo: shop()})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.CreateOrder.Bind(tool.CreateOrder)})
	result, err := toolbox.CallForModel(t.Context(), "create_order", []byte(`{
		"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
		"items": [{"skuId": "ABC-9999"}], "payment": {"method": "card", "token": "tok_1"}
	}`))
	if err != nil || !result.IsError || result.Text != "There is no product ABC-9999 in the catalogue." {
		t.Errorf("got %+v, %v", result, err)
	}
}

func TestSearchCatalog(t *testing.T) {
	tool := tools.NewSearchCatalog(tools.SearchCatalogDeps{OrderRepo: shop()})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.SearchCatalog.Bind(tool.SearchCatalog)})
	cup := `[{"sku":"ABC-0002","name":"Cup","price":900}]`
	for arguments, want := range map[string]string{
		`{"filter": {"field": "name", "value": "Cup"}}`:                            cup,
		`{"filter": {"all": [{"field": "price", "value": 900}, {"all": []}]}}`:     cup,
		`{"filter": {"any": []}}`:                                                  `[]`,
		`{"filter": {"any": [{"field": "sku", "value": "ABC-0002"}]}, "limit": 1}`: cup,
	} {
		got, err := toolbox.Call(t.Context(), "search_catalog", []byte(arguments))
		if string(got) != want {
			t.Errorf("%s: got %s, %v", arguments, got, err)
		}
	}
}

func TestUpdateCustomer(t *testing.T) {
	orders := shop()
	tool := tools.NewUpdateCustomer(tools.UpdateCustomerDeps{OrderRepoCustomers: orders})
	toolbox := adlrt.NewToolbox([]adlrt.Tool{toolspec.UpdateCustomer.Bind(tool.UpdateCustomer)})
	for _, arguments := range []string{
		`{"customer_id": "c1", "2fa": true, "x-vip": "yes"}`,
		`{"customer_id": "c1", "nick-name": null, "class": null}`,
	} {
		if _, err := toolbox.Call(t.Context(), "update_customer", []byte(arguments)); err != nil {
			t.Fatal(err)
		}
	}
	orders.Update("c1", func(c *services.Customer) {
		if c.NickName != nil || c.Class != nil || !c.TwoFactor || c.Labels["x-vip"] != "yes" {
			t.Errorf("got %+v", c)
		}
	})
	_, err := toolbox.Call(t.Context(), "update_customer", []byte(`{"customer_id": "c2", "2fa": true}`))
	if err == nil || err.Error() != "There is no customer c2." {
		t.Errorf("got %v", err)
	}
}

func TestHTTPProbe2(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	defer server.Close()
	tool := tools.NewHTTPProbe2(tools.HTTPProbe2Deps{Logger: slog.New(slog.DiscardHandler)})
	out, err := tool.HTTPProbe2(t.Context(), toolspec.HTTPProbe2Input{URLs: []*url.URL{address(t, server.URL)}})
	if got, ok := out.([]int); !ok || len(got) != 1 || got[0] != http.StatusNotFound {
		t.Errorf("got %v, %v", out, err)
	}
	var shown adlrt.ModelError
	_, err = tool.HTTPProbe2(t.Context(), toolspec.HTTPProbe2Input{URLs: []*url.URL{address(t, "http://127.0.0.1:1/")}})
	if !errors.As(err, &shown) || shown.ModelMessage() != "http://127.0.0.1:1/ does not answer." {
		t.Errorf("got %v", err)
	}
}
