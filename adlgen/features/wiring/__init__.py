"""Feature: services, configuration and injected dependencies."""
