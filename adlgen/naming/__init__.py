"""Identifiers that are unique, legal and stable, made from names in any convention."""
