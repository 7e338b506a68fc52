"""An agent that reports the weather."""
