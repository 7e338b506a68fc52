package tools

import (
	"context"

	"example.com/client-agent/adlrt"
	"example.com/client-agent/toolspec"
)

// AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine implements the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
type AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine struct {
	AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps
}

var _ toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineHandler = (*AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine)(nil)

// NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine returns the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
func NewAToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(deps AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps) *AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine {
	return &AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine{deps}
}

// AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine handles calls of
// a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line.
//
// Long.
func (t *AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine) AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(ctx context.Context, in toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput) (toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput, error) {
	var out toolspec.AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput
	return out, adlrt.ErrNotImplemented
}
