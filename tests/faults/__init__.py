"""A real evening under faults of every kind: `make faults`."""
