"""Modules that several front ends share."""
