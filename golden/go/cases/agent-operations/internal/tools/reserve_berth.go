package tools

import (
	"context"

	"harbour-berths/internal/adlrt"
	"harbour-berths/internal/toolspec"
)

// ReserveBerth implements the tool reserve_berth.
type ReserveBerth struct {
	toolspec.ReserveBerthDeps
}

// NewReserveBerth returns the tool reserve_berth.
func NewReserveBerth(deps toolspec.ReserveBerthDeps) *ReserveBerth {
	return &ReserveBerth{deps}
}

// ReserveBerth handles calls of reserve_berth.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ReserveBerth) ReserveBerth(ctx context.Context, in toolspec.ReserveBerthInput) (toolspec.ReserveBerthOutput, error) {
	var out toolspec.ReserveBerthOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
