"""Repositories that ``adlgen init`` creates and ``adlgen update`` updates."""
