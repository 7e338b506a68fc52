"""Feature: configuration, services and injection."""
