package tools

import (
	"context"

	"example.com/descriptions-agent/internal/adlrt"
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
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
