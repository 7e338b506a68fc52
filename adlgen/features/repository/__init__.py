"""The files of a new repository."""
