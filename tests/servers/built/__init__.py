"""Tests that share the servers of the targets, each of which is built once."""
