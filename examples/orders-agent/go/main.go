// Orders-agent prints its tools, and calls some as a model would.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"

	"example.com/orders-agent/internal/app"
	"example.com/orders-agent/internal/config"
)

var calls = []struct{ tool, arguments string }{
	{"search_catalog", `{"filter": {"field": "name", "value": "Teapot"}}`},
	{"create_order", `{
		"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
		"items": [{"skuId": "XYZ-1000"}, {"skuId": "ABC-0001", "quantity": 2}],
		"payment": {"method": "card", "token": "tok_1"}
	}`},
	{"create_order", `{"items": [{"skuId": "mug"}]}`},
}

func main() {
	ctx := context.Background()
	cfg, err := config.Load(os.LookupEnv)
	if err != nil {
		log.Fatal(err)
	}
	agent, err := app.Build(ctx, cfg, &app.Options{Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		log.Fatal(err)
	}
	defer agent.Close()

	for _, tool := range agent.Definitions() {
		fmt.Println(tool.Name)
	}
	for _, call := range calls {
		result, err := agent.CallForModel(ctx, call.tool, []byte(call.arguments))
		if err != nil {
			log.Print(err) // the model receives a text without details
		}
		fmt.Println(result.Text)
	}
}
