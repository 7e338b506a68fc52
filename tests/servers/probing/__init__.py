"""Servers with seeded faults, which ``adlgen test`` finds."""
