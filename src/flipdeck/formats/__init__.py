"""Text formats: moves, positions, records and scenarios."""
