"""Feature: tools that run commands."""
