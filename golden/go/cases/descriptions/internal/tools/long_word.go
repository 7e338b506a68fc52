package tools

import (
	"context"

	"example.com/descriptions-agent/adlrt"
	"example.com/descriptions-agent/toolspec"
)

// LongWord implements the tool long_word.
type LongWord struct {
	LongWordDeps
}

var _ toolspec.LongWordHandler = (*LongWord)(nil)

// NewLongWord returns the tool long_word.
func NewLongWord(deps LongWordDeps) *LongWord {
	return &LongWord{deps}
}

// LongWord handles calls of long_word.
//
// Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.
func (t *LongWord) LongWord(ctx context.Context, in toolspec.LongWordInput) (toolspec.LongWordOutput, error) {
	var out toolspec.LongWordOutput
	return out, adlrt.ErrNotImplemented
}
