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
func (t *LongWord) LongWord(ctx context.Context, in toolspec.LongWordInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
