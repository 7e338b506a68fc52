package tools

import (
	"context"

	"harbour-berths/adlrt"
	"harbour-berths/toolspec"
)

// ListShips implements the tool list_ships.
type ListShips struct {
	ListShipsDeps
}

var _ toolspec.ListShipsHandler = (*ListShips)(nil)

// NewListShips returns the tool list_ships.
func NewListShips(deps ListShipsDeps) *ListShips {
	return &ListShips{deps}
}

// ListShips handles calls of list_ships.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ListShips) ListShips(ctx context.Context, in toolspec.ListShipsInput) (toolspec.ListShipsOutput, error) {
	var out toolspec.ListShipsOutput
	return out, adlrt.ErrNotImplemented
}
