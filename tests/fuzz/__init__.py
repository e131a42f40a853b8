"""Whatever comes in from outside, thrown at what reads it."""
