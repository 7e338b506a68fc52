"""Builds what is distributed: the wheel, manual pages, the executable archive. Not part of a wheel itself."""
