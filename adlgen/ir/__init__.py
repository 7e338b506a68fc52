"""What an agent means: tools, services, configuration, and a closed union of types."""
