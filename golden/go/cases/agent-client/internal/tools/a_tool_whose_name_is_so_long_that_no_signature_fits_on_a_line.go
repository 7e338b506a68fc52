package tools

import (
	"context"

	"example.com/client-agent/internal/adlrt"
	"example.com/client-agent/internal/toolspec"
)

// AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine implements the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
type AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine struct {
	toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps
}

// NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine returns the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
func NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(deps toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps) *AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
	return &AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine{deps}
}

// AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine handles calls of
// a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
//
// Long.
func (t *AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine) AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(ctx context.Context, in toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput) (toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput, error) {
	var out toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
