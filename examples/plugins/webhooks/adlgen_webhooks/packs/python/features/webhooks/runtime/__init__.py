"""Requests of webhooks."""
