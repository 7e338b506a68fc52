"""Creates repositories for agents, and brings them up to date with newer versions of adlgen."""
