"""A campaign against the output of runs: kills, failing calls, edits, crowds, and answers of `check`."""
