package app_test

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"example.com/orders-agent/internal/app"
	"example.com/orders-agent/internal/config"
	"example.com/orders-agent/internal/services"
)

func TestTheAgent(t *testing.T) {
	cfg, err := config.Load(func(string) (string, bool) { return "memory", true })
	if err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	agent, err := app.Build(t.Context(), cfg, &app.Options{
		Logger:   slog.New(slog.NewTextHandler(&log, nil)),
		Services: services.Services{OrderRepo: services.NewMemory(nil, nil)},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer agent.Close()
	if got, err := agent.Call(t.Context(), "ping", []byte(`{}`)); string(got) != `"pong"` {
		t.Errorf("got %s, %v", got, err)
	}
	if _, err := agent.Call(t.Context(), "ping", []byte(`{"extra": 1}`)); err == nil {
		t.Error("accepted")
	}
	for _, line := range []string{"tool=ping failed=false", "tool=ping failed=true"} {
		if !strings.Contains(log.String(), line) {
			t.Errorf("%q is not in the log: %s", line, &log)
		}
	}
}
