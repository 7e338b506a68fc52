// Command driver quotes values, or builds commands, as lines of JSON ask for it.
package main

import (
	"bufio"
	"encoding/json"
	"os"

	"find-text/internal/command"
	"find-text/internal/commands"
	"find-text/toolspec"
)

type request struct {
	Layers []command.Layer `json:"layers"`
	Value  string          `json:"value"`
	Input  json.RawMessage `json:"input"`
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(nil, 1<<20)
	answers := json.NewEncoder(os.Stdout)
	for scanner.Scan() {
		var asked request
		if err := json.Unmarshal(scanner.Bytes(), &asked); err != nil {
			panic(err)
		}
		written, err := answer(asked)
		told := map[string]string{"written": written}
		if err != nil {
			told = map[string]string{"refused": err.Error()}
		}
		if err := answers.Encode(told); err != nil {
			panic(err)
		}
	}
}

func answer(asked request) (string, error) {
	if asked.Input == nil {
		return command.Quote(asked.Value, asked.Layers...)
	}
	in, err := toolspec.FindText.Input.Unmarshal(asked.Input)
	if err != nil {
		return "", err
	}
	built, err := commands.BuildFindText(in, command.Host{Platform: command.Linux})
	return built.Text, err
}
