"""What editors show and change: diagnostics, completion, documentation, references, repairs."""
