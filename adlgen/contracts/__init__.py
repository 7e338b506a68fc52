"""Reports what a change of tools breaks: callers, compilers, models and providers."""
