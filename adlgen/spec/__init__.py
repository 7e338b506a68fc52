"""What a specification says, in no dialect's words."""
