package tools

import (
	"context"

	"example.com/references-to-files-agent/internal/adlrt"
	"example.com/references-to-files-agent/internal/toolspec"
)

// Ship implements the tool ship.
type Ship struct {
	toolspec.ShipDeps
}

// NewShip returns the tool ship.
func NewShip(deps toolspec.ShipDeps) *Ship {
	return &Ship{deps}
}

// Ship handles calls of ship.
//
// Ships a parcel.
func (t *Ship) Ship(ctx context.Context, in toolspec.ShipInput) (toolspec.ShipOutput, error) {
	var out toolspec.ShipOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
