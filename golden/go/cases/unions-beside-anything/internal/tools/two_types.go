package tools

import (
	"context"

	"example.com/beside-agent/adlrt"
	"example.com/beside-agent/toolspec"
)

// TwoTypes implements the tool two_types.
type TwoTypes struct {
	TwoTypesDeps
}

var _ toolspec.TwoTypesHandler = (*TwoTypes)(nil)

// NewTwoTypes returns the tool two_types.
func NewTwoTypes(deps TwoTypesDeps) *TwoTypes {
	return &TwoTypes{deps}
}

// TwoTypes handles calls of two_types.
//
// An alternative of two types beside an object.
func (t *TwoTypes) TwoTypes(ctx context.Context, in toolspec.TwoTypesInput) (toolspec.TwoTypesOutput, error) {
	var out toolspec.TwoTypesOutput
	return out, adlrt.ErrNotImplemented
}
