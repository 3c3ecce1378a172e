"""What one address may do: rates, connections, refusals that are counted."""
