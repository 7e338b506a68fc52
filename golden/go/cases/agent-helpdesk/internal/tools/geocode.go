package tools

import (
	"context"

	"example.com/agent-helpdesk-agent/internal/adlrt"
	"example.com/agent-helpdesk-agent/internal/toolspec"
)

// Geocode implements the tool geocode.
type Geocode struct {
	toolspec.GeocodeDeps
}

// NewGeocode returns the tool geocode.
func NewGeocode(deps toolspec.GeocodeDeps) *Geocode {
	return &Geocode{deps}
}

// Geocode handles calls of geocode.
//
// Find a place.
func (t *Geocode) Geocode(ctx context.Context, in toolspec.GeocodeInput) (toolspec.GeocodeOutput, error) {
	var out toolspec.GeocodeOutput
	return out, adlrt.Errorf("This tool is not implemented yet.")
}
