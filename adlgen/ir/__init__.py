"""What an agent means: its tools, and a closed union of types."""
