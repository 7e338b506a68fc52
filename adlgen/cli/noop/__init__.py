"""Recognise a run that has nothing to do. The README of this package states why a replay is right."""
