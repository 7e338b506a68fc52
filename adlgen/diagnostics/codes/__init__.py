"""The codes that no dialect and no feature owns, a block to a module."""
