// Package model provides the model that writes files. adlgen created this file
// once and does not overwrite it; edit it freely.
package model

import "pipeline-writer/internal/generator"

// New returns the model. Replace it by an implementation of [generator.Model].
func New() generator.Model { return generator.NoModel{} }
