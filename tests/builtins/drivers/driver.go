// A driver that calls the emitted built-in tools: a JSON request on each line of
// stdin, its outcome on one of stdout.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"time"

	"example.com/builtins-agent/internal/app"
	"example.com/builtins-agent/internal/config"
)

type request struct {
	Tool    string
	Config  map[string]json.RawMessage
	Inputs  []json.RawMessage
	Repeat  int
	Seconds float64
}

// outcome is the last result or error, and how often each was returned.
type outcome struct {
	Result  json.RawMessage `json:"result,omitempty"`
	Error   string          `json:"error,omitempty"`
	Calls   int             `json:"calls"`
	Counts  map[string]int  `json:"counts"`
	Elapsed float64         `json:"elapsed"`
}

// configured sets the fields of the configuration of a tool by their keys.
func configured(tool string, values map[string]json.RawMessage) *config.Config {
	loaded := &config.Config{}
	section := reflect.ValueOf(&loaded.Tools).Elem().FieldByName(tool)
	for key, value := range values {
		name := strings.ReplaceAll(key, "_", "")
		field := section.FieldByNameFunc(func(other string) bool { return strings.EqualFold(name, other) })
		if err := json.Unmarshal(value, field.Addr().Interface()); err != nil {
			panic(err)
		}
	}
	return loaded
}

func run(ask request) outcome {
	ctx := context.Background()
	toolbox, err := app.Build(ctx, configured(ask.Tool, ask.Config), nil)
	if err != nil {
		panic(err)
	}
	out := outcome{Counts: map[string]int{}}
	start := time.Now()
	more := func() bool {
		return out.Calls < ask.Repeat || time.Since(start).Seconds() < ask.Seconds || out.Calls == 0
	}
	for more() {
		answer, err := toolbox.CallForModel(ctx, ask.Tool, ask.Inputs[out.Calls%len(ask.Inputs)])
		out.Calls++
		out.Result, out.Error = nil, ""
		switch {
		case err != nil:
			out.Error = err.Error()
		case answer.IsError:
			out.Error = answer.Text
		default:
			out.Result = answer.Value
		}
		if ask.Repeat > 0 || ask.Seconds > 0 {
			out.Counts[string(out.Result)+out.Error]++
		}
	}
	out.Elapsed = time.Since(start).Seconds()
	return out
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	answers := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var ask request
		if err := json.Unmarshal(lines.Bytes(), &ask); err != nil {
			panic(err)
		}
		if err := answers.Encode(run(ask)); err != nil {
			panic(err)
		}
	}
}
