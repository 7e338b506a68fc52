package tools

import (
	"context"

	"harbour-berths/adlrt"
	"harbour-berths/toolspec"
)

// ReserveBerth implements the tool reserve_berth.
type ReserveBerth struct {
	ReserveBerthDeps
}

var _ toolspec.ReserveBerthHandler = (*ReserveBerth)(nil)

// NewReserveBerth returns the tool reserve_berth.
func NewReserveBerth(deps ReserveBerthDeps) *ReserveBerth {
	return &ReserveBerth{deps}
}

// ReserveBerth handles calls of reserve_berth.
//
// Books berths in a harbour and tells which ships are in it.
func (t *ReserveBerth) ReserveBerth(ctx context.Context, in toolspec.ReserveBerthInput) (toolspec.ReserveBerthOutput, error) {
	var out toolspec.ReserveBerthOutput
	return out, adlrt.ErrNotImplemented
}
