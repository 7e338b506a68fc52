"""Feature: tools that are command-line programs."""
