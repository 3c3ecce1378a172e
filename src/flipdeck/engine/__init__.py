"""Rounds and matches: the typed Python interface to the kernel."""
