"""An agent in one language, before it is text."""
