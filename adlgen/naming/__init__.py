"""From any spelling to words, and from words to an identifier that is unique, legal and stable."""
