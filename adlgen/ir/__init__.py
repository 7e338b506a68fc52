"""The intermediate representation: agents, tools, and a closed union of types."""
