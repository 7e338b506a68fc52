package tools

import (
	"context"
	"net/http"
	"time"

	"example.com/orders-agent/adlrt"
	"example.com/orders-agent/toolspec"
)

// HTTPProbe2 implements the tool http_probe.
type HTTPProbe2 struct {
	HTTPProbe2Deps
}

var _ toolspec.HTTPProbe2Handler = (*HTTPProbe2)(nil)

// NewHTTPProbe2 returns the tool http_probe.
func NewHTTPProbe2(deps HTTPProbe2Deps) *HTTPProbe2 {
	return &HTTPProbe2{deps}
}

// HTTPProbe2 reports the status of each URL, in order.
func (t *HTTPProbe2) HTTPProbe2(ctx context.Context, in toolspec.HTTPProbe2Input) (any, error) {
	limit := 5 * time.Second
	if in.TimeoutMs != nil {
		limit = time.Duration(min(*in.TimeoutMs, 60_000)) * time.Millisecond
	}
	client := http.Client{Timeout: limit}
	statuses := make([]int, 0, len(in.URLs))
	for _, url := range in.URLs {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, url.String(), nil)
		if err != nil {
			return nil, adlrt.Errorf("%s is not an HTTP URL.", url)
		}
		response, err := client.Do(request)
		if err != nil {
			t.Logger.WarnContext(ctx, "no answer", "url", url, "error", err)
			return nil, adlrt.Errorf("%s does not answer.", url)
		}
		response.Body.Close()
		statuses = append(statuses, response.StatusCode)
	}
	return statuses, nil
}
