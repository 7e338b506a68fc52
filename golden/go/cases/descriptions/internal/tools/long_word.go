package tools

import (
	"context"
	"errors"

	"example.com/descriptions-agent/internal/toolspec"
)

// LongWord implements the tool long_word.
type LongWord struct {
	toolspec.LongWordDeps
}

// NewLongWord returns the tool long_word.
func NewLongWord(deps toolspec.LongWordDeps) *LongWord {
	return &LongWord{deps}
}

// LongWord handles calls of long_word.
//
// Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.
func (t *LongWord) LongWord(ctx context.Context, in toolspec.LongWordInput) (toolspec.LongWordOutput, error) {
	var out toolspec.LongWordOutput
	return out, errors.New("long_word is not implemented")
}
