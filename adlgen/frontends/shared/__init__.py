"""What the front ends of several dialects share."""
