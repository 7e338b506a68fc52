package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Translate implements the tool translate.
type Translate struct {
	TranslateDeps
}

var _ toolspec.TranslateHandler = (*Translate)(nil)

// NewTranslate returns the tool translate.
func NewTranslate(deps TranslateDeps) *Translate {
	return &Translate{deps}
}

// Translate handles calls of translate.
//
// Translate text.
func (t *Translate) Translate(ctx context.Context, in toolspec.TranslateInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
