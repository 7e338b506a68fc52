"""Runs the tools of a specification in this process, with the code that adlgen generates for Python."""
