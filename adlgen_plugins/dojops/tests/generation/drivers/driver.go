// A driver that runs the emitted lifecycle: a JSON request on each line of
// stdin, its outcome on one of stdout.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"os"

	"tool-name/adlrt"
	"tool-name/internal/generation"
	"tool-name/internal/generator"
)

type request struct {
	Do      string
	Input   json.RawMessage
	Answer  json.RawMessage
	Project string
	Folder  string
	Path    string
	// Environment names the variables that the commands of the tool may see in addition.
	Environment []string
	Value       json.RawMessage
	Edition     string
	File        struct {
		Format           string
		Indent           int
		SortKeys         bool     `json:"sort_keys"`
		KeyOrder         []string `json:"key_order"`
		SeveralDocuments bool     `json:"several_documents"`
		MapAttributes    []string `json:"map_attributes"`
	}
}

type fake struct {
	answer json.RawMessage
	asked  generator.Request
}

func (f *fake) Complete(_ context.Context, asked generator.Request) (generator.Response, error) {
	f.asked = asked
	var text string
	if json.Unmarshal(f.answer, &text) == nil {
		return generator.Response{Text: text}, nil
	}
	return generator.Response{JSON: f.answer}, nil
}

func run(ask request) (any, error) {
	tool := generation.ToolName
	switch ask.Do {
	case "serialize":
		file := generator.FileTemplate{
			Format: ask.File.Format, Indent: ask.File.Indent, SortKeys: ask.File.SortKeys,
			KeyOrder: ask.File.KeyOrder, MultiDocument: ask.File.SeveralDocuments,
			MapAttributes: ask.File.MapAttributes,
		}
		return generator.Serialize(ask.Value, file, ask.Edition)
	case "facts":
		known := tool.Files
		return map[string]string{"digest": known.Digest, "system": known.Prompt.System, "prompt": known.Prompt.Digest}, nil
	}
	if err := os.Setenv("PATH", ask.Path); err != nil {
		return nil, err
	}
	in, err := tool.Spec.Input.Unmarshal(ask.Input)
	if err != nil {
		return nil, adlrt.Errorf("refused: the input")
	}
	model := &fake{answer: ask.Answer}
	made := tool.With(model, ask.Project, ask.Folder, ask.Environment...)
	switch ask.Do {
	case "plan":
		files, err := tool.Plan(in)
		var rows [][]string
		for _, file := range files {
			rows = append(rows, []string{file.Path, file.Format})
		}
		return rows, err
	case "serve":
		out, err := made.Serve(context.Background(), in)
		if err != nil {
			return nil, err
		}
		data, err := tool.Spec.Output.Marshal(out)
		return json.RawMessage(data), err
	}
	done, err := made.Execute(context.Background(), in)
	if err != nil {
		return nil, err
	}
	return map[string]any{"report": done.Report(), "system": model.asked.System, "user": model.asked.User}, nil
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var ask request
		if err := json.Unmarshal(lines.Bytes(), &ask); err != nil {
			panic(err)
		}
		ok, err := run(ask)
		var visible *adlrt.ToolError
		answer := map[string]any{"ok": ok}
		if errors.As(err, &visible) {
			answer = map[string]any{"error": visible.Message}
		} else if err != nil {
			panic(err)
		}
		if err := out.Encode(answer); err != nil {
			panic(err)
		}
	}
}
