"""Services, configuration and what tools inject."""
