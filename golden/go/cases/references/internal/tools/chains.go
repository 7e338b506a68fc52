package tools

import (
	"context"

	"example.com/references-agent/adlrt"
	"example.com/references-agent/toolspec"
)

// Chains implements the tool chains.
type Chains struct {
	ChainsDeps
}

var _ toolspec.ChainsHandler = (*Chains)(nil)

// NewChains returns the tool chains.
func NewChains(deps ChainsDeps) *Chains {
	return &Chains{deps}
}

// Chains handles calls of chains.
//
// References to references, and bounds at each of them.
func (t *Chains) Chains(ctx context.Context, in toolspec.ChainsInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
