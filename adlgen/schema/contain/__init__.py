"""Decides whether one schema accepts every value that another accepts, and finds values that schemas accept or refuse."""
