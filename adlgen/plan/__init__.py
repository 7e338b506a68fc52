"""Plans: an agent in one language, ready to be rendered."""
