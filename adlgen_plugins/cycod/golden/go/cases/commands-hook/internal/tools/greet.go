package tools

import (
	"context"

	"greet/internal/command"
	"greet/internal/commands"
	"greet/toolspec"
)

// Greet implements the tool greet.
type Greet struct {
	GreetDeps
}

var _ toolspec.GreetHandler = (*Greet)(nil)

// NewGreet returns the tool greet.
func NewGreet(deps GreetDeps) *Greet {
	return &Greet{deps}
}

// Greet handles calls of greet.
//
// Greets somebody.
func (t *Greet) Greet(ctx context.Context, in toolspec.GreetInput) (toolspec.GreetOutput, error) {
	return commands.RunGreet(ctx, in, command.Runner{}, GreetHooks{})
}

// GreetHooks implements the transforms of greet.
type GreetHooks struct{}

// Who converts a value of WHO to text of the command.
//
// value.split(' ')[0]
func (GreetHooks) Who(value any) (string, error) {
	return "", &command.NotImplementedError{Expression: "value.split(' ')[0]"}
}

// Options converts a value of options to text of the command.
//
// Object.keys(value).join(',')
func (GreetHooks) Options(value any) (string, error) {
	return "", &command.NotImplementedError{Expression: "Object.keys(value).join(',')"}
}
