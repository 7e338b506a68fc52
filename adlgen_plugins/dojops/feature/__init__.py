"""Feature: tools that generate files with a model."""
