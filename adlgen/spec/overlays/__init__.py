"""Overlays: what a project changes in tools of others before anything is generated."""
