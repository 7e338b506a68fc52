"""Repairs what rules have found, where only one repair is possible."""
