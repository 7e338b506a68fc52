"""`$ref` and its kin: base URIs, anchors, files next to the specification, and names of definitions."""
