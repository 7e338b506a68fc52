"""Random tools whose emitted code must compile in every target."""
