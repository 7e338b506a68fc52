package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Translate implements the tool translate.
type Translate struct {
	toolspec.TranslateDeps
}

// NewTranslate returns the tool translate.
func NewTranslate(deps toolspec.TranslateDeps) *Translate {
	return &Translate{deps}
}

// Translate handles calls of translate.
//
// Translate text.
func (t *Translate) Translate(ctx context.Context, in toolspec.TranslateInput) (toolspec.TranslateOutput, error) {
	var out toolspec.TranslateOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
