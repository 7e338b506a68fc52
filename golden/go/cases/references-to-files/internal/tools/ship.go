package tools

import (
	"context"

	"example.com/references-to-files-agent/adlrt"
	"example.com/references-to-files-agent/toolspec"
)

// Ship implements the tool ship.
type Ship struct {
	ShipDeps
}

var _ toolspec.ShipHandler = (*Ship)(nil)

// NewShip returns the tool ship.
func NewShip(deps ShipDeps) *Ship {
	return &Ship{deps}
}

// Ship handles calls of ship.
//
// Ships a parcel.
func (t *Ship) Ship(ctx context.Context, in toolspec.ShipInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
