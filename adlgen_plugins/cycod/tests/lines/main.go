// Lines builds commands, as a list of JSON asks for it.
package main

import (
	"encoding/json"
	"os"
	"time"

	"find-text/internal/command"
)

var _ = time.Second

// The printer of the data of commands writes one element for each command line.
var lines = []command.Line{
	LINES
}

type question struct {
	Line     int              `json:"line"`
	Values   json.RawMessage  `json:"values"`
	Platform command.Platform `json:"platform"`
}

func answer(asked question) map[string]string {
	values, err := command.ParseValues(asked.Values)
	if err != nil {
		panic(err)
	}
	built, err := lines[asked.Line].Build(values, command.Host{Platform: asked.Platform}, nil)
	if err != nil {
		return map[string]string{"refused": err.Error()}
	}
	return map[string]string{"said": built.Text}
}

func main() {
	var asked []question
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		panic(err)
	}
	answers := make([]map[string]string, len(asked))
	for i, one := range asked {
		answers[i] = answer(one)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}
