"""A reference interpreter of the commands feature, for tests."""
