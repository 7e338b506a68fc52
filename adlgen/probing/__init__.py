"""Calls that test whether a server keeps the contract of its tools."""
