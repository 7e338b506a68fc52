package tools

import (
	"context"

	"harbour-berths/internal/adlrt"
	"harbour-berths/internal/toolspec"
)

// ListShips implements the tool list_ships.
type ListShips struct {
	toolspec.ListShipsDeps
}

// NewListShips returns the tool list_ships.
func NewListShips(deps toolspec.ListShipsDeps) *ListShips {
	return &ListShips{deps}
}

// ListShips handles calls of list_ships.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ListShips) ListShips(ctx context.Context, in toolspec.ListShipsInput) (toolspec.ListShipsOutput, error) {
	var out toolspec.ListShipsOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
