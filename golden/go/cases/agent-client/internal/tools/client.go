package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// Client implements the tool client.
type Client struct {
	ClientDeps
}

var _ toolspec.ClientHandler = (*Client)(nil)

// NewClient returns the tool client.
func NewClient(deps ClientDeps) *Client {
	return &Client{deps}
}

// Client handles calls of client.
//
// A tool with the name of the module that calls it.
func (t *Client) Client(ctx context.Context, in toolspec.ClientInput) (toolspec.ClientOutput, error) {
	var out toolspec.ClientOutput
	return out, adlrt.ErrNotImplemented
}
