"""Feature: operations with declared errors, validators and examples."""
