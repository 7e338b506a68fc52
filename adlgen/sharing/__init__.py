"""Makes equal schemas of the tools of a specification definitions of a file next to it."""
