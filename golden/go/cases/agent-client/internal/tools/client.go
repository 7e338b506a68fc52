package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// Client implements the tool client.
type Client struct {
	toolspec.ClientDeps
}

// NewClient returns the tool client.
func NewClient(deps toolspec.ClientDeps) *Client {
	return &Client{deps}
}

// Client handles calls of client.
//
// A tool with the name of the module that calls it.
func (t *Client) Client(ctx context.Context, in toolspec.ClientInput) (toolspec.ClientOutput, error) {
	var out toolspec.ClientOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
