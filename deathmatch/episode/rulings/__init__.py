"""Rulings: scenarios with their right outcome, read from YAML and run against the game."""

from .reader import Report, run_file

__all__ = ["Report", "run_file"]
