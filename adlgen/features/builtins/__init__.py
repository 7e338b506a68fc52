"""Feature: tools implemented by the emitted runtime."""
