package tools

import (
	"context"

	"greet/internal/command"
	"greet/internal/commands"
	"greet/internal/toolspec"
)

// Greet implements the tool greet.
type Greet struct {
	toolspec.GreetDeps
}

// NewGreet builds the tool greet.
func NewGreet(deps toolspec.GreetDeps) *Greet {
	return &Greet{deps}
}

// Greet handles calls of greet.
//
// Greets somebody.
func (t *Greet) Greet(ctx context.Context, in toolspec.GreetInput) (toolspec.GreetOutput, error) {
	return commands.RunGreet(ctx, in, command.Runner{}, GreetHooks{})
}

// GreetHooks are the transforms of greet that only you can write.
type GreetHooks struct{}

// Who turns a value of WHO into the text of a command.
//
// value.split(' ')[0]
func (GreetHooks) Who(value any) (string, error) {
	return "", &command.NotWrittenError{Expression: "value.split(' ')[0]"}
}

// Options turns a value of options into the text of a command.
//
// Object.keys(value).join(',')
func (GreetHooks) Options(value any) (string, error) {
	return "", &command.NotWrittenError{Expression: "Object.keys(value).join(',')"}
}
