package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/adlrt"
	"example.com/agent-helpdesk-agent/toolspec"
)

// Geocode implements the tool geocode.
type Geocode struct {
	GeocodeDeps
}

var _ toolspec.GeocodeHandler = (*Geocode)(nil)

// NewGeocode returns the tool geocode.
func NewGeocode(deps GeocodeDeps) *Geocode {
	return &Geocode{deps}
}

// Geocode handles calls of geocode.
//
// Find a place.
func (t *Geocode) Geocode(ctx context.Context, in toolspec.GeocodeInput) (any, error) {
	var out any
	return out, adlrt.ErrNotImplemented
}
