"""The dialect-neutral model of a specification."""
