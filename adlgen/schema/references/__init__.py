"""Resolution of references: base URIs, anchors, files next to the specification, and names of definitions."""
