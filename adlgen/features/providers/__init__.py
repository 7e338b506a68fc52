"""Definitions of tools as providers of models take them, with the limits of each provider."""
