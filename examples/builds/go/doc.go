// Package weather shows generated tools in a Go module: `go generate ./...` writes them, and in CI
// `adlgen check ../spec/agent.yaml -t go -o . --opt wiring=false` fails if they are not up to date.
package weather

//go:generate adlgen generate ../spec/agent.yaml -t go -o . --opt wiring=false
