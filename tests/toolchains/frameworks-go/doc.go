// Package frameworks downloads the SDKs that emitted adapters are compiled with.
package frameworks

import (
	_ "github.com/anthropics/anthropic-sdk-go"
	_ "github.com/inference-gateway/adk/server"
	_ "github.com/modelcontextprotocol/go-sdk/mcp"
	_ "github.com/openai/openai-go/v3"
	_ "google.golang.org/genai"
)
