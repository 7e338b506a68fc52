"""Problems as values, and the ways to print them."""
